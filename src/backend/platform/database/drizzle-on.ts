import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import type { Log } from '#src/base/log.ts'
import { retryingConflicts } from './conflict-retries.ts'
import type { Sql } from './database.ts'
import type { OneAfterTheOther } from '../one-after-the-other.ts'
import { guarded, withinTransaction } from './transaction-guard.ts'

/** Brings the tables behind a pool up to date. Instances that start together do it one after the other. */
export const bringUpToDate = (
  pool: Pool,
  oneAfterTheOther: OneAfterTheOther,
  migrationsFolder: string,
): Promise<void> => oneAfterTheOther('migrations', () => migrate(drizzle(pool), { migrationsFolder }))

/** Keeps the loss of a connection from ending the process, as an error does that nobody hears. */
export const hearErrors = (pool: Pool, log: Log): void => {
  // One that is idle is replaced by the pool, and one in use fails its statement.
  pool.on('error', (error) => log.warn({ event: 'database connection lost', message: error.message }))
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/** Drizzle on a pool, whose outer handle throws within a transaction. */
export const drizzleOn = (pool: Pool, logger: Logger | undefined): Sql => {
  const sql: Sql = drizzle(guarded(pool), { logger: logger ?? false })
  const transaction = sql.transaction.bind(sql)
  sql.transaction = (work, config) =>
    retryingConflicts(() => transaction((tx) => withinTransaction(() => work(tx)), config))
  return sql
}
