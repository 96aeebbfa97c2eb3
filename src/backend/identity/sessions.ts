import { createSecretKey } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#src/base/clock.ts'
import { isUuid, type NewId } from '#src/base/ids.ts'
import { createCache } from '#src/cache/cache.ts'

const algorithm = 'HS256'
const audience = 'welt'
const lifetimeSeconds = 30 * 24 * 3600

/** A guest's session: the signed token names it, so that reading one needs no database. */
export type Session = { id: string; expiresAt: string }

/** Signs and reads guest tokens. `secret` has at least 32 characters and is the same on all instances of a shop. */
export const createSessions = (secret: string, clock: Clock, newId: NewId) => {
  const key = createSecretKey(Buffer.from(secret, 'utf8'))
  const verified = createCache<Session>('verified tokens')

  const verify = async (token: string): Promise<Session | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        audience,
        currentDate: new Date(clock()),
        requiredClaims: ['sub', 'exp'],
      })
      const { sub = '', exp = 0 } = payload
      return isUuid(sub) ? { id: sub, expiresAt: new Date(exp * 1000).toISOString() } : undefined
    } catch {
      return undefined
    }
  }

  return {
    lifetimeSeconds,

    /** The session of a token; undefined when the token is missing, forged or expired. */
    read: async (token: string | undefined): Promise<Session | undefined> => {
      if (token === undefined) return undefined
      const known = verified.get(token)
      if (known && known.expiresAt > clock()) return known
      const session = await verify(token)
      if (session) verified.set(token, session)
      return session
    },

    /** Signs a token for a session, a new one unless `id` is given. */
    sign: async (id: string = newId()): Promise<{ token: string; session: Session }> => {
      const issued = Math.floor(Date.parse(clock()) / 1000)
      const expires = issued + lifetimeSeconds
      const token = await new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setSubject(id)
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(expires)
        .sign(key)
      return { token, session: { id, expiresAt: new Date(expires * 1000).toISOString() } }
    },

    /** Whether more than half of a session's time is over, so that it should get a new token. */
    isAging: (session: Session): boolean =>
      Date.parse(session.expiresAt) - Date.parse(clock()) < (lifetimeSeconds * 1000) / 2,
  }
}

export type Sessions = ReturnType<typeof createSessions>
