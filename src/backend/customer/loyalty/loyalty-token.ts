import { createSecretKey, hkdfSync } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Clock } from '#src/base/clock.ts'

const lifetimeSeconds = 3600

/** Signs what tells a member to the loyalty programme's own pages; no call of the shop takes it for a session. */
export const createSignLoyaltyToken = (secret: string, clock: Clock) => {
  // Its own key: whoever checks these tokens knows it, and must not sign sessions.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'welt loyalty token', 32)))
  return async (
    customerId: string,
    usid: string | undefined,
  ): Promise<{ token: string; expiresAt: string }> => {
    const issued = Math.floor(Date.parse(clock()) / 1000)
    const expires = issued + lifetimeSeconds
    const token = await new SignJWT(usid === undefined ? {} : { usid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(customerId)
      .setAudience('welt-loyalty')
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(key)
    return { token, expiresAt: new Date(expires * 1000).toISOString() }
  }
}
