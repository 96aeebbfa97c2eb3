import { createHash, createHmac, createSecretKey, randomUUID, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { RateLimiter } from '#src/backend/platform/rate-limiter.ts'

const algorithm = 'HS256'
const lifetimeSeconds = 8 * 3600

/** Remembers tokens that were ended as long as they would hold: one point ends one. */
export const endedTokens = { points: 1, seconds: lifetimeSeconds, isFixed: true } as const

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
  /** Knows the ids of tokens that were ended, see `endedTokens`; instances share it. */
  ended: RateLimiter
}

/**
 * People and programs that are let in by a key which they share. A token is signed with the key too, so that a new key signs
 * everybody out. `client` is told apart by `clientHeader`.
 */
export const createKeyHolders = ({ key, audience, secret, clock, typed, sent, ended }: KeyParts) => {
  const signing = createSecretKey(
    createHmac('sha256', secret)
      .update(key ?? '')
      .digest(),
  )
  const known = digest(key ?? '')
  const isOn = key !== undefined
  /** The id of a token that was signed here for this audience, and is not expired; undefined for any other. */
  const idOf = async (token: string | undefined): Promise<string | undefined> => {
    if (!isOn || token === undefined) return undefined
    try {
      const { payload } = await jwtVerify(token, signing, {
        algorithms: [algorithm],
        audience,
        currentDate: new Date(clock()),
        requiredClaims: ['exp', 'jti'],
      })
      return payload.jti
    } catch {
      return undefined
    }
  }
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
        .setJti(randomUUID())
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(signing)
      return ok(token)
    },

    /** Whether a token was signed here for this audience, is not expired and was not ended. */
    isHolder: async (token: string | undefined): Promise<boolean> => {
      const id = await idOf(token)
      return id !== undefined && !(await ended.isExhausted(id))
    },

    /** Ends a token for good, on all instances; what is no token is let be. */
    signOut: async (token: string | undefined): Promise<void> => {
      const id = await idOf(token)
      if (id !== undefined) await ended.consume(id)
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
