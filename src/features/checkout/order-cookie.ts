import { daySeconds } from '#src/base/day.ts'
import { orderCookie } from '#src/contract/cookies.ts'
import { httpOnlyCookie, readCookie } from '#src/rules/navigation/cookie.ts'

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
