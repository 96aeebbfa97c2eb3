import type { Order } from '#src/contract/orders/order.ts'

/** How an order's total follows from its rows, in minor units: subtotal less discount, with delivery, and with the tax of net prices. */
export type OrderSums = { subtotal: number; discount: number; delivery: number; tax: number; total: number }

/** What went back of an order, or will not be taken of it, in minor units. */
export const refundedSum = ({ refunds }: { refunds: readonly { amount: number }[] }): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/** Adds an order up as it is shown: the subtotal is that of the rows before promotions. */
export const orderSums = ({
  items,
  totals,
}: Pick<Order, 'totals'> & {
  items: readonly Pick<Order['items'][number], 'bonus' | 'price'>[]
}): OrderSums => {
  const { shipping: delivery, tax, total, taxation } = totals
  const subtotal = items.reduce((sum, { bonus, price }) => sum + (bonus ? price.paid : price.rowTotal), 0)
  const discount = subtotal + delivery + (taxation === 'net' ? tax : 0) - total
  return { subtotal, discount, delivery, tax, total }
}
