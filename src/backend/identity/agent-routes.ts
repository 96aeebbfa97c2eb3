import { err, ok, type Result } from '#src/base/result.ts'
import { deviceCookie } from '#src/contract/cookies.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { agentCalls } from '#src/contract/identity/agent-calls.ts'
import { visitorSchema } from '#src/contract/personalization/visitor.ts'
import {
  favoritesCookieHeader,
  sessionCookieHeader,
  visitorCookieHeader,
  type CookiePolicy,
} from '#src/backend/api/cookie-headers.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import type { CustomerFacts } from '#src/backend/customer/customer-facts.ts'
import type { StoreEmployees } from '#src/backend/customer/store-employees.ts'
import { visitorOf } from '#src/backend/customer/visitor-of-profile.ts'
import type { Identity } from './identity.ts'
import type { SessionCustomer } from './sessions.ts'
import { associateOf, type Associate } from '#src/backend/associates/associate.ts'

type Dependencies = {
  identity: Identity
  employees: StoreEmployees
  customerFacts: CustomerFacts
  cookies: CookiePolicy
}

const asAssociate = async <T, E>(
  { customer }: CallContext,
  act: (associate: SessionCustomer & Associate) => Promise<Result<T, E>>,
): Promise<Result<T, E | ApiError<'AUT432'>>> => {
  const associate = associateOf(customer)
  return associate ? act(associate) : err(apiError('AUT432'))
}

/** Handlers of the calls of associates. */
export const agentHandlers = ({
  identity,
  employees,
  customerFacts,
  cookies,
}: Dependencies): HandlersOf<keyof typeof agentCalls> => ({
  'POST /consumers-v3/consumer/agent/login': ({ body }, context) =>
    identity.signInAssociate(body, context.cookie(deviceCookie), context, context.site),

  'GET /consumers-v3/consumer/agent': (_, context) =>
    asAssociate(context, async (associate) => ok(await identity.readAssociateSession(associate))),

  'PUT /consumers-v3/consumer/agent/customer': ({ body }, context) =>
    asAssociate(context, async (before) => {
      const chosen = await identity.chooseCustomer(before, context.sessionId, body.consumerId, context)
      if (!chosen.ok) return chosen
      const { associate, session, token, isNewSale } = chosen.value
      const { facts } = await customerFacts({ sessionId: session.id, customer: associate })
      const { cartId, units } = visitorOf(context)
      const cart = isNewSale ? {} : { cartId, units }
      context.setCookie(sessionCookieHeader(token, cookies))
      if (isNewSale) context.setCookie(favoritesCookieHeader('', cookies))
      context.setCookie(visitorCookieHeader(visitorSchema.parse({ ...facts, ...cart }), cookies))
      return ok(await identity.readAssociateSession(associate))
    }),

  'GET /consumers-v3/utilities/stores/{storeId}/employees': ({ path }, context) =>
    asAssociate(context, ({ sale }) => employees.ofStore(path.storeId, sale)),
})
