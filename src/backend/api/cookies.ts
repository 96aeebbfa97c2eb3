import { favoritesCookie, sessionCookie, visitorCookie } from '#src/contract/cookies.ts'
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

const withoutFalse = (_: string, value: unknown): unknown => (value === false ? undefined : value)

/** Set-Cookie of the visitor's facts, which scripts can read: they show the cart count and choose content by it. */
export const visitorCookieHeader = (visitor: Visitor, policy: CookiePolicy): string =>
  `${visitorCookie}=${encodeURIComponent(JSON.stringify(visitor, withoutFalse))}${attributes(policy)}`

/** Set-Cookie of the ids of favorite products as one text, which scripts can read. */
export const favoritesCookieHeader = (text: string, policy: CookiePolicy): string =>
  `${favoritesCookie}=${text}${attributes(policy)}`
