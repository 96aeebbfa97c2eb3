/** SQLSTATEs of a transaction that would go through if it were begun again: it met another one that won. */
const conflicts = new Set(['40001', '40P01'])
/** That of a row which another transaction wrote meanwhile: who looks again finds it, or breaks a rule and is refused again. */
const uniqueViolation = '23505'

const maxTries = 5
const maxUniqueTries = 2
const firstPauseMs = 10
const maxPauseMs = 500

/** What waits and what chance is, so that tests need neither. */
export type RetryDependencies = { wait: (ms: number) => Promise<void>; chance: () => number }

const byClock: RetryDependencies = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  chance: Math.random,
}

/** The SQLSTATE of what a statement failed by; the driver's error lies within the query builder's. */
const stateOf = (error: unknown): string | undefined => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  return undefined
}

const triesFor = (state: string | undefined): number => {
  if (state === undefined) return 1
  if (state === uniqueViolation) return maxUniqueTries
  return conflicts.has(state) ? maxTries : 1
}

/**
 * Does a transaction that may be begun again, and does so where it met another one: five times at most, after pauses that
 * grow and differ, so that two that met do not meet again. What else fails is thrown at once.
 */
export const retryingConflicts = async <T>(
  transaction: () => Promise<T>,
  { wait, chance } = byClock,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tries >= triesFor(stateOf(error))) throw error
      await wait(Math.min(maxPauseMs, firstPauseMs * 2 ** tries) * (0.5 + chance() / 2))
    }
  }
}
