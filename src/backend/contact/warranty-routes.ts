import type { Result } from '#src/base/result.ts'
import type { warrantyCalls } from '#src/contract/contact/warranty-calls.ts'
import type { ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { OpenWarrantyCase } from './open-warranty-case.ts'

/** An order by its number and the email that goes with it; without one it must be the caller's. */
type FindOrder = (
  named: { orderNumber: string; email?: string | undefined },
  caller: string,
) => Promise<Result<Order, ApiError<'ORD400' | 'ORD409'>>>

/** Handlers of the calls about goods that broke. */
export const warrantyHandlers = (
  find: FindOrder,
  open: OpenWarrantyCase,
): HandlersOf<keyof typeof warrantyCalls> => ({
  'POST /consumers-v3/consumer/warranty': async ({ body }, { sessionId, site, customer }) => {
    const own = await find(body, sessionId)
    return own.ok ? open(own.value, body, { locale: site.locale, customerId: customer?.customerId }) : own
  },
})
