import { endIdle } from '../end-idle.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import type { Session } from '../sessions.ts'

/** A customer's new token, and the refresh token for the next time. */
type Renewed = { token: string; session: Session; refreshToken: string }

/**
 * Renews a customer's token; undefined where the refresh token is of no live session. One that was rotated and is seen again
 * was stolen, or its follower was: the session ends for both.
 */
export const renewToken =
  (dependencies: IdentityDependencies) =>
  async (refreshToken: string, from: Place): Promise<Renewed | undefined> => {
    const { db, customers, saleOf, logins, sessions, clock, newId } = dependencies
    const place = { ...from, instant: clock() }
    const renewal = await logins.renew(refreshToken, place)
    if (!renewal) {
      const loginId = logins.idOf(refreshToken)
      if (loginId !== '') await endIdle(dependencies, loginId, place)
      return undefined
    }
    const { customerId, id: loginId, storeId, forCustomerId, ownerId } = renewal.session
    if (renewal.kind === 'reused') {
      await logins.end(db, customerId, loginId, place.instant)
      await noteSecurityEvent(db, newId, { customerId, kind: 'tokenReused' }, place)
      return undefined
    }
    const customer = await customers.byId(customerId)
    if (!customer) return undefined
    const { refreshToken: next } = renewal
    const own = { customerId, loginId, consumerType: customer.consumerType }
    if (storeId === null) return { ...(await sessions.signCustomer(own)), refreshToken: next }
    const sale = await saleOf(customerId, storeId)
    // Who works there no more is signed out with the token that they have.
    if (!sale) return undefined
    const associate = { ...own, sale, ...(forCustomerId === null ? {} : { forCustomerId }) }
    return { ...(await sessions.signCustomer(associate, ownerId ?? customerId)), refreshToken: next }
  }
