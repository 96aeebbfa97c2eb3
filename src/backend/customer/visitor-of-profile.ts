import { visitorCookie } from '#src/contract/cookies.ts'
import type { Profile } from '#src/contract/customer/profile.ts'
import type { Visitor } from '#src/contract/personalization/visitor.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { visitorCookieHeader, type CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { CallContext } from '#src/backend/api/handler.ts'

const guest = { loggedIn: false, loyalty: false, employee: false, athlete: false, wranx: false, ipa: false }

/** The facts that content is chosen by, of a profile. */
export const factsOfProfile = ({
  consumerType,
  isLoyaltyMember,
  consumerDetails: { athlete, identity },
}: Profile): Omit<Visitor, 'cartId' | 'units'> => ({
  loggedIn: true,
  loyalty: isLoyaltyMember,
  employee: consumerType === 'EMPLOYEE',
  athlete: athlete !== undefined,
  wranx: identity.some(({ type }) => type === 'WRANX'),
  ipa: identity.some(({ type }) => type === 'IPA'),
})

/** What the visitor's cookie says, which grants nothing. */
export const visitorOf = ({ cookie }: Pick<CallContext, 'cookie'>): Visitor =>
  readVisitorCookie(`${visitorCookie}=${cookie(visitorCookie) ?? ''}`)

/**
 * Refreshes what the visitor's cookie says. What is not named stays as the cookie has it, which grants nothing; but who is signed
 * in says the session alone.
 */
export const refreshVisitor = (
  { customer, setCookie, ...context }: Pick<CallContext, 'cookie' | 'customer' | 'setCookie'>,
  change: Partial<Visitor>,
  cookies: CookiePolicy,
): void => {
  const said = visitorOf(context)
  // An associate sees what the customer would see for whom they buy: as the cookie has it since they chose.
  const employee = customer?.sale ? said.employee : customer?.consumerType === 'EMPLOYEE'
  const facts = customer ? { ...said, loggedIn: true, employee } : { ...said, ...guest }
  setCookie(visitorCookieHeader({ ...facts, ...change }, cookies))
}
