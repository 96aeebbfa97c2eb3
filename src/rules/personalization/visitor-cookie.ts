import { visitorCookie } from '#src/contract/cookies.ts'
import type { Visitor } from '#src/contract/personalization/visitor.ts'
import { readCookie } from '#src/rules/navigation/cookie.ts'

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const unitsOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.floor(value) : 0)

/** Reads the visitor cookie from a cookie text (`a=1; b=2`). It is the visitor's to edit: anything unreadable counts as absent, and the cart it names may be none. */
export const readVisitorCookie = (cookies: string): Visitor => {
  const said = parse(readCookie(cookies, visitorCookie) ?? '')
  const cartId = said['cartId']
  const is = (name: string): boolean => said[name] === true
  return {
    ...(typeof cartId === 'string' ? { cartId } : {}),
    units: unitsOf(said['units']),
    loggedIn: is('loggedIn'),
    loyalty: is('loyalty'),
    employee: is('employee'),
    athlete: is('athlete'),
    wranx: is('wranx'),
    ipa: is('ipa'),
  }
}
