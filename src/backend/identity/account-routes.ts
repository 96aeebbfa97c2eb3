import { ok } from '#src/base/result.ts'
import type { emailCalls } from '#src/contract/identity/email-calls.ts'
import type { loginSessionCalls } from '#src/contract/identity/login-session-calls.ts'
import type { passwordCalls } from '#src/contract/identity/password-calls.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import type { Identity } from './identity.ts'
import type { SessionCustomer } from './sessions.ts'

type Calls = typeof loginSessionCalls & typeof passwordCalls & typeof emailCalls

/** Handlers of the calls about passwords, the email and about where a customer is signed in. */
export const accountHandlers = (identity: Identity): HandlersOf<keyof Calls> => {
  const forCustomer = <T>({ customer }: CallContext, work: (customer: SessionCustomer) => T): T => {
    if (!customer) throw new Error('A call for customers was let through without one.')
    return work(customer)
  }

  return {
    'POST /consumers-v3/consumer/changepassword': ({ body }, context) =>
      forCustomer(context, (customer) => identity.changePassword(customer, body, context, context.site)),

    'POST /consumers-v3/consumer/resetpassword': ({ body }, context) =>
      identity.askForReset(body, context, context.site),

    'POST /consumers-v3/confirmforgotpassword': ({ body }, context) =>
      identity.resetPassword(body, context, context.site),

    'POST /consumers-v3/auth/unlock': ({ body }, context) => identity.unlock(body.token, context),

    'POST /consumers-v3/consumer/auth/confirm': ({ body }, context) =>
      forCustomer(context, (customer) => identity.confirmLogin(customer, body.password, context)),

    'POST /consumers-v3/consumer/email': ({ body }, context) =>
      forCustomer(context, (customer) => identity.askForEmail(customer, body.email, context.site)),

    'POST /consumers-v3/auth/changeemail': ({ body }, context) => identity.changeEmail(body.token, context),

    'GET /consumers-v3/consumer/sessions': (_, context) =>
      forCustomer(context, async (customer) => ok({ sessions: await identity.readSessions(customer) })),

    'DELETE /consumers-v3/consumer/sessions/{sessionId}': ({ path }, context) =>
      forCustomer(context, (customer) => identity.endSession(customer, path.sessionId, context)),

    'DELETE /consumers-v3/consumer/sessions': (_, context) =>
      forCustomer(context, async (customer) => ok(await identity.endOtherSessions(customer, context))),

    'GET /consumers-v3/consumer/activity': (_, context) =>
      forCustomer(context, async (customer) => ok({ events: await identity.readActivity(customer) })),
  }
}
