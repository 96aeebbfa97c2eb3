import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import type { Log } from '#src/base/log.ts'
import { retryingConflicts } from './conflict-retries.ts'
import type { Database, Sql } from './database.ts'
import type { OneAfterTheOther } from './one-after-the-other.ts'
import { guarded, withinTransaction } from './transaction-guard.ts'

/** Brings the tables behind a pool up to date. Instances that start together do it one after the other. */
export const drizzleOn = async (
  pool: Pool,
  oneAfterTheOther: OneAfterTheOther,
  migrations: string,
  log: Log,
  logger: Logger | undefined,
): Promise<Pick<Database, 'sql' | 'oneAfterTheOther' | 'close'>> => {
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', (error) => log.warn({ event: 'database connection lost', message: error.message }))
  try {
    await oneAfterTheOther('migrations', () => migrate(drizzle(pool), { migrationsFolder: migrations }))
  } catch (error) {
    await pool.end()
    throw error
  }
  const sql: Sql = drizzle(guarded(pool), { logger: logger ?? false })
  const transaction = sql.transaction.bind(sql)
  sql.transaction = (work, config) =>
    retryingConflicts(() => transaction((tx) => withinTransaction(() => work(tx)), config))
  return { sql, oneAfterTheOther, close: () => pool.end() }
}
