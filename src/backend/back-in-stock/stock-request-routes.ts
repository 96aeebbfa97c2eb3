import type { stockRequestCalls } from '#src/contract/back-in-stock/stock-request-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import { associateOf } from '#src/backend/associates/associate.ts'
import type { StockRequests } from './ask-for-stock.ts'

/** Handlers of the calls by which somebody waits for what is sold out. */
export const stockRequestHandlers = (
  requests: StockRequests,
): HandlersOf<keyof typeof stockRequestCalls> => ({
  'PUT /products/v1/notifications': ({ body: { email, ...variant } }, { site, customer }) =>
    requests.ask({
      ...variant,
      email,
      site,
      customerId: associateOf(customer) ? undefined : customer?.customerId,
    }),

  'POST /products/v1/notifications/confirm/{token}': ({ path }) => requests.confirm(path.token),

  'POST /products/v1/notifications/stop/{token}': ({ path }) => requests.stop(path.token),
})
