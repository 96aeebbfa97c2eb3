import { createHash, createHmac, createSecretKey, randomUUID, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { RateLimiter } from '#src/backend/platform/limits/rate-limiter.ts'

const algorithm = 'HS256'
const lifetimeSeconds = 8 * 3600

/** Remembers tokens that were ended as long as they would hold: one point ends one. */
export const endedTokens = { points: 1, seconds: lifetimeSeconds, isFixed: true } as const

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export type KeyDependencies = {
  /** What those who are let in know; nobody is without it. */
  key: string | undefined
  /** Whom the tokens are for: those of one audience are nothing to another. */
  audience: string
  /** At least 32 characters, the same on all instances of a shop. */
  secret: string
  clock: Clock
  /** Counts wrong keys that people type. */
  wrong: RateLimiter
  /** Knows the ids of tokens that were ended, see `endedTokens`; instances share it. */
  ended: RateLimiter
}

/**
 * People and programs that are let in by a key which they share. A token is signed with the key too, so that a new key signs
 * everybody out. The right key lets in whoever else guessed before, from whatever address: what bounds guesses is its length.
 */
export const createKeyHolders = ({ key, audience, secret, clock, wrong, ended }: KeyDependencies) => {
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

    /** A token for whoever gives the key; whoever gives wrong ones has to wait, by `clientHeader`. */
    signIn: async (given: string, client: string): Promise<Result<string, 'wrong' | 'tooMany'>> => {
      if (!isOn) return err('wrong')
      if (!isKey(given)) return err((await wrong.consume(client)) === undefined ? 'wrong' : 'tooMany')
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
    isService: (given: string | null): boolean => isOn && given !== null && isKey(given),
  }
}

export type KeyHolders = ReturnType<typeof createKeyHolders>
