import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Sql } from '../database/database.ts'
import { SharedLimiter } from './shared-limiter.ts'

/**
 * How many times in how many seconds. One that is fixed bounds guesses, not traffic: it is not scaled. A local one is counted by each
 * process for itself, and costs no statement.
 */
export type RateLimit = { points: number; seconds: number; isFixed?: true; isLocal?: true }

/** Counts what each client does. Clients are told apart by `clientHeader`; one never uses up another's share. */
export type RateLimiter = {
  /** Counts one, or so many. Seconds until the client may go on where that was too much, else undefined. */
  consume: (client: string, count?: number) => Promise<number | undefined>
  /** Takes back one that was counted; a local limiter never more than it counted. */
  giveBack: (client: string) => Promise<void>
  /** Whether the client has used up its share; counts nothing. */
  isExhausted: (client: string) => Promise<boolean>
}

/** Makes the rate limiter of a name, which keeps it apart from others. */
export type RateLimiters = (name: string, limit: RateLimit) => RateLimiter

/**
 * Rate limiters of one shop. Without a database each process counts for itself. Instances that share a database count
 * together there: one statement an act, and none for a client that is already refused. While the database is down each
 * counts for itself.
 * @param scale multiplies every limit that is not fixed
 */
export const createRateLimiters =
  (shared: Sql | undefined, scale = 1): RateLimiters =>
  (name, { points: unscaled, seconds, isFixed, isLocal }) => {
    const points = isFixed ? unscaled : Math.ceil(unscaled * scale)
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    const limiter =
      shared && !isLocal
        ? new SharedLimiter(shared, {
            keyPrefix: name,
            points,
            duration: seconds,
            inMemoryBlockOnConsumed: points + 1,
            insuranceLimiter: memory,
          })
        : memory
    return {
      consume: async (client, count = 1) => {
        try {
          await limiter.consume(client, count)
          return undefined
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        }
      },
      giveBack: async (client) => {
        if (limiter === memory && !(await memory.get(client))?.consumedPoints) return
        await limiter.reward(client)
      },
      isExhausted: async (client) => ((await limiter.get(client))?.consumedPoints ?? 0) >= points,
    }
  }
