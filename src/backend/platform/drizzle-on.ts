import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import type { Log } from '#src/base/log.ts'
import type { Database, Sql } from './database.ts'
import { guarded, withinTransaction } from './transaction-guard.ts'

/** Any number that no other program of a cluster locks by. */
const migrationLock = 7_302_114

/** Brings the tables behind a pool up to date. Instances that start together do it one after the other. */
export const drizzleOn = async (
  pool: Pool,
  migrations: string,
  log: Log,
  logger: Logger | undefined,
): Promise<Pick<Database, 'sql' | 'close'>> => {
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', (error) => log.warn({ event: 'database connection lost', message: error.message }))
  try {
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock])
      await migrate(drizzle(client), { migrationsFolder: migrations })
      await client.query('select pg_advisory_unlock($1)', [migrationLock])
    } finally {
      client.release()
    }
  } catch (error) {
    await pool.end()
    throw error
  }
  const sql: Sql = drizzle(guarded(pool), { logger: logger ?? false })
  const transaction = sql.transaction.bind(sql)
  sql.transaction = (work, config) => transaction((tx) => withinTransaction(() => work(tx)), config)
  return { sql, close: () => pool.end() }
}
