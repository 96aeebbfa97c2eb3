import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { passkeyCalls } from '#src/contract/identity/passkey-calls.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import type { Passkeys } from './passkeys.ts'
import type { SessionCustomer } from '../sessions.ts'

/** Handlers of the calls about passkeys. */
export const passkeyHandlers = (passkeys: Passkeys): HandlersOf<keyof typeof passkeyCalls> => {
  const forCustomer = async <T, E>(
    { customer }: CallContext,
    work: (customer: SessionCustomer) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | ApiError<'AUT404'>>> => (customer ? work(customer) : err(apiError('AUT404')))

  return {
    'POST /consumers-v3/consumer/passkeys/options': (_, context) =>
      forCustomer(context, passkeys.beginMaking),

    'POST /consumers-v3/consumer/passkeys': ({ body }, context) =>
      forCustomer(context, (customer) => passkeys.keep(customer, body, context)),

    'GET /consumers-v3/consumer/passkeys': (_, context) =>
      forCustomer(context, async (customer) => ok(await passkeys.list(customer))),

    'PUT /consumers-v3/consumer/passkeys/{passkeyId}': ({ path, body }, context) =>
      forCustomer(context, (customer) => passkeys.rename(customer, path.passkeyId, body.name)),

    'DELETE /consumers-v3/consumer/passkeys/{passkeyId}': ({ path }, context) =>
      forCustomer(context, (customer) => passkeys.remove(customer, path.passkeyId, context)),

    'POST /consumers-v3/auth/passkey/options': async () => ok(await passkeys.beginSigningIn()),

    'POST /consumers-v3/auth/passkey': ({ body }) => passkeys.signIn(body),
  }
}
