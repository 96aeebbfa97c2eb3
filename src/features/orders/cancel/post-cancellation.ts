import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { orderPath } from '#src/features/orders/detail/order-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { chosenUnits } from '#src/rules/orders/line-units.ts'
import { cancelOrder } from '#src/stores/orders.ts'
import { cancelActs } from './cancellation-form.ts'

/** The query by which the page of an order says that it, or a part of it, was cancelled just now. */
export const cancelledMark = 'cancelled'

/**
 * Cancels an order of the account, or units of it, where that was confirmed, and leads back to it; undefined where it is still to be
 * confirmed, or nothing was chosen.
 */
export const postCancellation = async (
  { call, href }: App.Locals,
  request: Request,
  order: Order,
): Promise<Response | undefined> => {
  const { orderNumber, mayCancel, mayCancelItems } = order
  const page = href(orderPath(orderNumber))
  if (request.method !== 'POST') return mayCancel || mayCancelItems ? undefined : seeOther(page)
  const values = await readForm(request)
  if (values instanceof Response) return values
  const items = values['act'] === cancelActs.items ? chosenUnits(values) : undefined
  if (items?.length === 0) return undefined
  const cancelled = await cancelOrder(call, { orderNumber }, items)
  return seeOther(cancelled.ok ? `${page}?${cancelledMark}` : withFailure(page, cancelled.error.errorId))
}
