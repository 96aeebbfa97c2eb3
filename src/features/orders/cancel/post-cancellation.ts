import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { orderPath } from '#src/features/orders/detail/order-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { chosenUnits } from '#src/rules/orders/line-units.ts'
import { cancelItems, cancelOrder, isOrderChanged } from '#src/stores/orders.ts'
import { cancelActs } from './cancellation-form.ts'

/** The query by which the page of an order says that it, or a part of it, was cancelled just now. */
export const cancelledMark = 'cancelled'

/** The query by which the page that cancels says that its order changed while it was looked at. */
export const changedMark = 'changed'

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
  if (request.method !== 'POST') {
    if (mayCancel || mayCancelItems) return undefined
    const hasChanged = new URL(request.url).searchParams.has(changedMark)
    return seeOther(hasChanged ? withFailure(page, 'ORD410') : page)
  }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const isOfItems = values['act'] === cancelActs.items
  if (isOfItems && chosenUnits(values).length === 0) return undefined
  const reference = { orderNumber }
  const cancelled = await (isOfItems ? cancelItems(call, reference, values) : cancelOrder(call, reference))
  if (!cancelled.ok && isOrderChanged(cancelled.error))
    return seeOther(`${href(orderPath(orderNumber, 'cancel'))}?${changedMark}`)
  return seeOther(cancelled.ok ? `${page}?${cancelledMark}` : withFailure(page, cancelled.error.errorId))
}
