import { staffCookie } from '#src/contract/cookies.ts'
import { createStaff } from '#src/backend/identity/staff.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { shopSecret, staffKey, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

/** A visitor who is signed in as staff. */
export const staffVisitor = async (shop: Shop) => {
  const visitor = createVisitor(shop.backend)
  const { timestamp } = await visitor.call('GET /fapi/server/time', {})
  const limiters = createRateLimiters(undefined)
  const staff = createStaff({ staffKey, secret: shopSecret, clock: () => timestamp, limiters })
  const signedIn = await staff.signIn(staffKey, 'staff')
  if (signedIn.ok) visitor.cookies.set(staffCookie, signedIn.value)
  return visitor
}
