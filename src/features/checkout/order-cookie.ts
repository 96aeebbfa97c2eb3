import { daySeconds } from '#src/base/day.ts'
import { orderCookie } from '#src/contract/cookies.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { httpOnlyCookie, readCookie } from '#src/rules/navigation/cookie.ts'
import { isOver } from '#src/rules/orders/is-over.ts'

/** Has the browser keep the number of an order for a day, which the address of its confirmation does not tell. */
export const withOrder = (response: Response, orderNumber: string, url: URL): Response => {
  response.headers.append('set-cookie', httpOnlyCookie(orderCookie, orderNumber, daySeconds, url))
  return response
}

/** The number of the order that this browser placed last. */
export const orderNumberOf = ({ headers }: Request): string | undefined => {
  const number = readCookie(headers.get('cookie') ?? '', orderCookie) ?? ''
  return /^W\d{10}$/.test(number) ? number : undefined
}

/** Whether an order is over and this browser placed another one, as where a payment is gone on with after its order was given up. */
export const isOfEarlierOrder = (request: Request, order: Pick<Order, 'orderNumber' | 'st'>): boolean => {
  const last = orderNumberOf(request)
  return isOver(order) && last !== undefined && last !== order.orderNumber
}
