import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { RateLimiter } from '#src/backend/platform/rate-limiter.ts'

const algorithm = 'HS256'
const lifetimeSeconds = 8 * 3600

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export type KeyParts = {
  /** What those who are let in know; nobody is without it. */
  key: string | undefined
  /** Whom the tokens are for: those of one audience are nothing to another. */
  audience: string
  /** At least 32 characters, the same on all instances of a shop. */
  secret: string
  clock: Clock
  /** Counts wrong keys: those that people type, and those that programs send. */
  typed: RateLimiter
  sent: RateLimiter
}

/**
 * People and programs that are let in by a key which they share. A token is signed with the key too, so that a new key signs
 * everybody out. `client` is told apart by `clientHeader`.
 */
export const createKeyHolders = ({ key, audience, secret, clock, typed, sent }: KeyParts) => {
  const signing = createSecretKey(
    createHmac('sha256', secret)
      .update(key ?? '')
      .digest(),
  )
  const known = digest(key ?? '')
  const isOn = key !== undefined
  const isKey = (given: string): boolean => timingSafeEqual(digest(given), known)

  return {
    isOn,
    lifetimeSeconds,

    /** A token for who gives the key. */
    signIn: async (given: string, client: string): Promise<Result<string, 'wrong' | 'tooMany'>> => {
      if (!isOn) return err('wrong')
      if (await typed.isExhausted(client)) return err('tooMany')
      if (!isKey(given)) {
        await typed.consume(client)
        return err('wrong')
      }
      const issued = Math.floor(Date.parse(clock()) / 1000)
      const token = await new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(signing)
      return ok(token)
    },

    /** Whether a token was signed here for this audience, and is not expired. */
    isHolder: async (token: string | undefined): Promise<boolean> => {
      if (!isOn || token === undefined) return false
      try {
        await jwtVerify(token, signing, {
          algorithms: [algorithm],
          audience,
          currentDate: new Date(clock()),
          requiredClaims: ['exp'],
        })
        return true
      } catch {
        return false
      }
    },

    /** Whether a program sent the key. */
    isService: async (given: string | null, client: string): Promise<boolean> => {
      if (!isOn || given === null || (await sent.isExhausted(client))) return false
      if (isKey(given)) return true
      await sent.consume(client)
      return false
    },
  }
}

export type KeyHolders = ReturnType<typeof createKeyHolders>
