import type { Clock } from '#src/base/clock.ts'
import { staffCookie } from '#src/contract/cookies.ts'
import { cookieOf } from '#src/backend/api/cookie-headers.ts'
import type { Caller } from '#src/backend/api/caller.ts'
import type { RateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createKeyHolders, endedTokens } from './key-holders.ts'

/** Wrong keys in ten minutes after which a client is told to wait. */
const wrongKeys = { points: 10, seconds: 600, isFixed: true } as const

const bearer = /^Bearer +(\S.*)$/i

export type StaffDependencies = {
  /** What staff know; nobody is staff without it. */
  staffKey: string | undefined
  /** At least 32 characters, the same on all instances of a shop. */
  secret: string
  clock: Clock
  limiters: RateLimiters
}

/** Who runs the shop: they see orders, and move goods and money. */
export const createStaff = ({ staffKey, secret, clock, limiters }: StaffDependencies) => {
  const holders = createKeyHolders({
    key: staffKey,
    audience: 'welt-staff',
    secret,
    clock,
    wrong: limiters('typedStaffKey', wrongKeys),
    ended: limiters('endedStaffToken', endedTokens),
  })
  return {
    ...holders,
    /** Whether a call comes from staff: by their cookie, or by a program that sends the key as a bearer's. */
    isCaller: async ({ cookies, authorization }: Caller): Promise<boolean> => {
      if (await holders.isHolder(cookieOf(cookies, staffCookie))) return true
      const [, key = null] = bearer.exec(authorization ?? '') ?? []
      return holders.isService(key)
    },
  }
}

export type Staff = ReturnType<typeof createStaff>
