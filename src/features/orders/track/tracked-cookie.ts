import { trackedOrderCookie } from '#src/contract/cookies.ts'
import { httpOnlyCookie, readCookie } from '#src/rules/navigation/cookie.ts'
import { readOrderNumber } from '#src/rules/orders/order-number.ts'

/** How long a browser keeps by what it found an order, in seconds. */
const trackedSeconds = 60 * 60

/** By what whoever has no account finds an order, and the id that addresses of pages about it have in this browser. */
export type TrackedReference = { id: string; orderNumber: string; email: string }

const withCookie = (response: Response, value: string, seconds: number, url: URL): Response => {
  response.headers.append('set-cookie', httpOnlyCookie(trackedOrderCookie, value, seconds, url))
  return response
}

/** Has the browser keep by what an order was found, for the pages about it: none of their addresses tells it. */
export const withTracked = (
  response: Response,
  { id, orderNumber, email }: TrackedReference,
  url: URL,
): Response => withCookie(response, encodeURIComponent(`${id} ${orderNumber} ${email}`), trackedSeconds, url)

/** Has the browser forget which order it found. */
export const withoutTracked = (response: Response, url: URL): Response => withCookie(response, '', 0, url)

/** By what this browser found an order last. */
export const trackedOf = ({ headers }: Request): TrackedReference | undefined => {
  const value = readCookie(headers.get('cookie') ?? '', trackedOrderCookie) ?? ''
  const [id = '', number = '', email = ''] = value.split(' ')
  const orderNumber = readOrderNumber(number)
  return orderNumber === undefined || email === '' ? undefined : { id, orderNumber, email }
}
