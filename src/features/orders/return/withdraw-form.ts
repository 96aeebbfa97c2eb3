import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { isOpenAt } from '#src/rules/orders/returnable-units.ts'
import { lineFields, type OrderLineFields } from './order-line-fields.ts'

/** Whether an order may be withdrawn from at an instant. */
export const mayWithdraw = ({ withdrawable }: Pick<Order, 'withdrawable'>, instant: string): boolean =>
  withdrawable !== undefined && isOpenAt(withdrawable, instant)

/** The lines of an order that may be withdrawn from: all of their units, unless fewer are chosen. */
export const withdrawableLines = (
  order: Pick<Order, 'items' | 'withdrawable'>,
  site: Site,
): OrderLineFields[] => lineFields(order, order.withdrawable?.lines ?? [], 'all', site)
