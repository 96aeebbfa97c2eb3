import { endIdle } from '../end-idle.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { associateOf } from '#src/backend/associates/associate.ts'
import type { SessionCustomer } from '../sessions.ts'
import type { Place } from '../security-events.ts'

/**
 * Whether the login of a customer's token still is: it may have been ended from elsewhere since the token was signed. That of an
 * associate ends once it was left alone for too long, and each call counts as use.
 */
export const isLive =
  (dependencies: IdentityDependencies) =>
  async (customer: SessionCustomer, from: Omit<Place, 'instant'>): Promise<boolean> => {
    const { loginId, customerId } = customer
    const { logins, clock } = dependencies
    const instant = clock()
    if (!associateOf(customer)) return logins.isLive(loginId, customerId, instant)
    if (await logins.use(loginId, instant)) return true
    await endIdle(dependencies, loginId, { ...from, instant })
    return false
  }
