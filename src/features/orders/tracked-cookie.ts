import { trackedOrderCookie } from '#src/contract/cookies.ts'
import { readCookie } from '#src/rules/navigation/cookie.ts'
import { readOrderNumber } from './order-number.ts'

/** How long a browser keeps by what it found an order, in seconds. */
const seconds = 60 * 60

/** By what whoever has no account finds an order. */
export type OrderReference = { orderNumber: string; email: string }

/** Has the browser keep by what an order was found, for the pages about it: none of their addresses tells it. */
export const withTracked = (
  response: Response,
  { orderNumber, email }: OrderReference,
  { protocol }: URL,
): Response => {
  const secure = protocol === 'https:' ? '; Secure' : ''
  const value = encodeURIComponent(`${orderNumber} ${email}`)
  const cookie = `${trackedOrderCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
  response.headers.append('set-cookie', cookie)
  return response
}

/** By what this browser found an order last. */
export const trackedOf = ({ headers }: Request): OrderReference | undefined => {
  const value = readCookie(headers.get('cookie') ?? '', trackedOrderCookie) ?? ''
  const [number = '', email = ''] = value.split(' ')
  const orderNumber = readOrderNumber(number)
  return orderNumber === undefined || email === '' ? undefined : { orderNumber, email }
}
