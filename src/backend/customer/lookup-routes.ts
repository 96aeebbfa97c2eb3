import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import type { lookupCalls } from '#src/contract/customer/lookup-calls.ts'
import { associateOf } from '#src/backend/associates/associate.ts'
import type { Lookups } from './lookups.ts'

const askerOf = ({ site, customer, client, userAgent }: CallContext) => ({
  site,
  associate: associateOf(customer),
  place: { client, userAgent },
})

/** Handlers of the calls that find customers. */
export const lookupHandlers = (lookups: Lookups): HandlersOf<keyof typeof lookupCalls> => ({
  'GET /consumers-v3/consumer/lookup': ({ query }, context) => lookups.find(query, askerOf(context)),

  'POST /consumers-v3/consumer/retrieveUserData': ({ body }) => lookups.retrieve(body.consumerId, body.email),

  'POST /consumers-v3/consumer': ({ body }, context) => lookups.note(body, askerOf(context)),
})
