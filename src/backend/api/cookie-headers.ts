import {
  associateCookie,
  deviceCookie,
  favoritesCookie,
  refreshCookie,
  sessionCookie,
  trackedOrderCookie,
  visitorCookie,
} from '#src/contract/cookies.ts'
import { daySeconds } from '#src/base/day.ts'
import type { Visitor } from '#src/contract/personalization/visitor.ts'

/** The value of a cookie in a Cookie header; undefined when it is not there. */
export const cookieOf = (header: string | null, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** How long and over which connections the shop's cookies live. */
export type CookiePolicy = { lifetimeSeconds: number; secure: boolean }

const attributes = ({ lifetimeSeconds, secure }: CookiePolicy): string =>
  `; Path=/; Max-Age=${lifetimeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`

/** Set-Cookie of the guest token, which scripts cannot read. */
export const sessionCookieHeader = (token: string, policy: CookiePolicy): string =>
  `${sessionCookie}=${token}${attributes(policy)}; HttpOnly`

/** Set-Cookie of the token that renews a customer's, with a page too, which is written for a signed-in customer; an empty one takes it away. */
export const refreshCookieHeader = (token: string, { lifetimeSeconds, secure }: CookiePolicy): string =>
  `${refreshCookie}=${token}; Path=/; Max-Age=${token === '' ? 0 : lifetimeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}; HttpOnly`

const deviceSeconds = 400 * daySeconds

/** Set-Cookie by which an account knows this browser again, for as long as browsers keep one. */
export const deviceCookieHeader = (device: string, { secure }: CookiePolicy): string =>
  `${deviceCookie}=${device}${attributes({ lifetimeSeconds: deviceSeconds, secure })}; HttpOnly`

/** Set-Cookie that marks an associate's browser, or takes the mark away. */
export const associateCookieHeader = (
  isAssociate: boolean,
  { lifetimeSeconds, secure }: CookiePolicy,
): string =>
  `${associateCookie}=${isAssociate ? '1' : ''}; Path=/; Max-Age=${isAssociate ? lifetimeSeconds : 0}; SameSite=Lax${secure ? '; Secure' : ''}; HttpOnly`

const withoutFalse = (_: string, value: unknown): unknown => (value === false ? undefined : value)

/** Set-Cookie of the visitor's facts, which scripts can read: they show the cart count and choose content by it. */
export const visitorCookieHeader = (visitor: Visitor, policy: CookiePolicy): string =>
  `${visitorCookie}=${encodeURIComponent(JSON.stringify(visitor, withoutFalse))}${attributes(policy)}`

/** Set-Cookie of the ids of favorite products as one text, which scripts can read. */
export const favoritesCookieHeader = (text: string, policy: CookiePolicy): string =>
  `${favoritesCookie}=${text}${attributes(policy)}`

/** Set-Cookie that has a browser forget by what it found an order. */
export const noTrackedOrderHeader = ({ secure }: Pick<CookiePolicy, 'secure'>): string =>
  `${trackedOrderCookie}=; Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}; HttpOnly`
