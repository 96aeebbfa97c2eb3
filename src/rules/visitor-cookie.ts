import { visitorCookie } from '#src/contract/headers.ts'

/** What the readable visitor cookie says: the visitor's cart, if any, and the units in it. */
export type VisitorFacts = { cartId?: string; units: number }

const noFacts: VisitorFacts = { units: 0 }

const factsOf = (value: unknown): VisitorFacts => {
  if (typeof value !== 'object' || value === null) return noFacts
  const units =
    'units' in value && typeof value.units === 'number' && value.units > 0 ? Math.floor(value.units) : 0
  return 'cartId' in value && typeof value.cartId === 'string' ? { cartId: value.cartId, units } : { units }
}

/** Reads the visitor cookie from a cookie text (`a=1; b=2`). It is the visitor's to edit: anything unreadable counts as absent. */
export const readVisitorCookie = (cookies: string): VisitorFacts => {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${visitorCookie}=`))
  if (pair === undefined) return noFacts
  try {
    return factsOf(JSON.parse(decodeURIComponent(pair.slice(visitorCookie.length + 1))))
  } catch {
    return noFacts
  }
}
