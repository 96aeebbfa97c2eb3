import type { Order } from '#src/contract/orders/order.ts'
import { readOrderNumber } from '#src/rules/orders/order-number.ts'

type Item = Order['items'][number]

/** The cart page that names items of an order which could not be bought again, by their ids alone: anyone may write an address. */
export const withNotAdded = (path: string, orderNumber: string, items: readonly Item[]): string =>
  items.length === 0
    ? path
    : `${path}?${new URLSearchParams({ order: orderNumber, left: items.map(({ id }) => id).join(',') })}`

/** What such an address tells; undefined for others. */
export const readNotAdded = (query: URLSearchParams): { orderNumber: string; ids: string[] } | undefined => {
  const orderNumber = readOrderNumber(query.get('order') ?? '')
  const ids = (query.get('left') ?? '').split(',').filter(Boolean)
  return orderNumber !== undefined && ids.length > 0 ? { orderNumber, ids } : undefined
}
