import { ok } from '#src/base/result.ts'
import type { subscriptionCalls } from '#src/contract/customer/subscription-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import { associateOf } from '#src/backend/associates/associate.ts'
import type { ChangeNotifications } from '../commands/change-notifications.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Handlers of the calls about what people are sent. */
export const subscriptionHandlers = (
  subscriptions: Subscriptions,
  changeNotifications: ChangeNotifications,
): HandlersOf<keyof typeof subscriptionCalls> => ({
  'GET /consumers-v3/consumer/subscription': async (_, { sessionId }) =>
    ok(await subscriptions.ofCustomer(sessionId)),

  'POST /consumers-v3/consumer/subscription': ({ body }, { site, customer }) =>
    subscriptions.subscribe({
      ...body,
      site,
      customerId: associateOf(customer) ? undefined : customer?.customerId,
    }),

  'PUT /consumers-v3/consumer/subscription': ({ body }, { site, sessionId }) =>
    subscriptions.change({ ...body, site, customerId: sessionId }),

  'POST /consumers-v3/consumer/subscription/confirm/{token}': ({ path }) => subscriptions.confirm(path.token),

  'POST /consumers-v3/consumer/subscription/unsubscribe/{token}': ({ path }) =>
    subscriptions.unsubscribe(path.token),

  'PUT /consumers-v3/consumer/notification': ({ body }, { sessionId }) =>
    changeNotifications(sessionId, body),
})
