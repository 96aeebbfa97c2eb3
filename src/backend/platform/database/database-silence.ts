import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError, type Pool } from 'pg'
import type { Log } from '#src/base/log.ts'
import { isDatabaseSilence } from './database-timeout.ts'

/** Between two tries whether the database is back, where the first failed without waiting. */
const pauseMs = 250

/**
 * Knows whether a database went silent. Once one caller has waited in vain the others are refused without a wait, until
 * the database answers again, which is found out here: nobody's statement is the trial.
 */
export const createSilence = (pool: Pool, log: Log) => {
  let silence: Error | undefined

  const isBack = (): Promise<boolean> =>
    pool.query('select 1').then(
      () => true,
      (error: unknown) => error instanceof DatabaseError,
    )
  const watch = async (): Promise<void> => {
    while (!pool.ending && !(await isBack())) await wait(pauseMs, undefined, { ref: false })
    if (pool.ending) return
    silence = undefined
    log.info({ event: 'database answers again' })
  }

  return {
    /** Throws while the database is silent. */
    refuse: (): void => {
      if (silence) throw silence
    },
    /** Notes what became of a statement or a connection that failed. */
    note: (error: unknown): void => {
      if (silence || !(error instanceof Error) || !isDatabaseSilence(error)) return
      silence = error
      log.warn({ event: 'database silent' })
      void watch()
    },
  }
}
