import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { RateLimiters } from '#src/backend/platform/rate-limiter.ts'

const algorithm = 'HS256'
const audience = 'welt-editor'
const lifetimeSeconds = 8 * 3600
/** Wrong keys after which no key of that client is looked at: those typed at the sign-in page, and those sent by services. */
const typedKeys = { points: 10, seconds: 60 }
const sentKeys = { points: 60, seconds: 60 }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export type EditorParts = {
  /** What editors and content clients know; preview is off without it. */
  previewKey: string | undefined
  /** At least 32 characters, the same on all instances of a shop. */
  secret: string
  clock: Clock
  limiters: RateLimiters
}

/**
 * Who may preview (specification, account and content, section 6). The token is signed with the preview key too, so that
 * a new key signs every editor out.
 */
export const createEditors = ({ previewKey, secret, clock, limiters }: EditorParts) => {
  const signing = createSecretKey(
    createHmac('sha256', secret)
      .update(previewKey ?? '')
      .digest(),
  )
  const known = digest(previewKey ?? '')
  const typed = limiters('typedKey', typedKeys)
  const sent = limiters('sentKey', sentKeys)
  const isOn = previewKey !== undefined
  const isKey = (given: string): boolean => timingSafeEqual(digest(given), known)

  return {
    isOn,
    lifetimeSeconds,

    /** A token for who gives the key. `client` is told apart by `clientHeader`. */
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

    /** Whether a token is an editor's, signed here and not expired. */
    isEditor: async (token: string | undefined): Promise<boolean> => {
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

    /** Whether a service sent the key. */
    isService: async (given: string | null, client: string): Promise<boolean> => {
      if (!isOn || given === null || (await sent.isExhausted(client))) return false
      if (isKey(given)) return true
      await sent.consume(client)
      return false
    },
  }
}

export type Editors = ReturnType<typeof createEditors>
