import type { Order } from '#src/contract/orders/order.ts'

/** Whether an order was cancelled, or its payment failed: nothing of it is to come. */
export const isOver = ({ st }: Pick<Order, 'st'>): boolean => st === 'cancelled' || st === 'failed'
