import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/features/account/read-form.ts'
import { seeOther } from '#src/features/account/take-form.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { orderPath } from './order-path.ts'

/** Cancels an order of the account where that was confirmed, and leads back to it; undefined where it is still to be confirmed. */
export const cancelOrder = async (
  { call, href }: App.Locals,
  request: Request,
  { orderNumber, mayCancel }: Order,
): Promise<Response | undefined> => {
  const page = href(orderPath(orderNumber))
  if (request.method !== 'POST') return mayCancel ? undefined : seeOther(page)
  const values = await readForm(request)
  if (values instanceof Response) return values
  const cancelled = await call('POST /consumers-v3/consumer/CancelOrder', { body: { orderNumber } })
  return seeOther(cancelled.ok ? `${page}?cancelled` : withFailure(page, cancelled.error.errorId))
}
