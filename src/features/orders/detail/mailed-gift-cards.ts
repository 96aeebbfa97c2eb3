import type { Order } from '#src/contract/orders/order.ts'

/** Whether gift cards of an order were mailed, so that they can be mailed again. */
export const hasMailedGiftCards = ({ items }: Pick<Order, 'items'>): boolean =>
  items.some(({ isGiftCard, sent }) => isGiftCard === true && sent > 0)
