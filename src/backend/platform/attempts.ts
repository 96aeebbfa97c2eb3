import type { Clock } from '#src/base/clock.ts'

const windowMs = 60_000

/** Counts failures of the last minute, so that a secret cannot be found by trying. */
export const createAttempts = (most: number, clock: Clock) => {
  let failures: number[] = []
  return {
    /** Whether another try is to be refused unseen. */
    isExhausted: (): boolean => {
      const since = Date.parse(clock()) - windowMs
      failures = failures.filter((at) => at > since)
      return failures.length >= most
    },
    fail: (): void => {
      failures.push(Date.parse(clock()))
    },
  }
}
