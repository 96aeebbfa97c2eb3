import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { cancelActs, wishedUnits } from './cancellation-form.ts'
import { orderPath } from '#src/features/orders/detail/order-path.ts'

/**
 * Cancels an order of the account, or units of it, where that was confirmed, and leads back to it; undefined where it is still to be
 * confirmed, or nothing was chosen.
 */
export const cancelOrder = async (
  { call, href }: App.Locals,
  request: Request,
  order: Order,
): Promise<Response | undefined> => {
  const { orderNumber, mayCancel, mayCancelItems } = order
  const page = href(orderPath(orderNumber))
  if (request.method !== 'POST') return mayCancel || mayCancelItems ? undefined : seeOther(page)
  const values = await readForm(request)
  if (values instanceof Response) return values
  const items = values['act'] === cancelActs.items ? wishedUnits(order, values) : undefined
  if (items?.length === 0) return undefined
  const cancelled = await call('POST /consumers-v3/consumer/CancelOrder', { body: { orderNumber, items } })
  if (!cancelled.ok) return seeOther(withFailure(page, cancelled.error.errorId))
  return seeOther(`${page}?${cancelled.value.st === 'cancelled' ? 'cancelled' : 'cancelled-items'}`)
}
