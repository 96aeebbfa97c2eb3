import { Client, Pool } from 'pg'
import type { Logger } from 'drizzle-orm/logger'
import type { Log } from '#src/base/log.ts'
import type { Database, DatabaseOptions, DatabasePlace } from './database.ts'
import { drizzleOn } from './drizzle-on.ts'
import { hearOnOwnConnection } from './invalidations.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { openEmbedded } from './open-embedded.ts'

/**
 * Opens the database and brings its tables up to date. Throws when it cannot be reached or another process holds
 * the folder.
 */
export const openDatabase = async (
  place: DatabasePlace,
  log: Log,
  { onStatement, migrations = migrationsFolder() }: DatabaseOptions = {},
): Promise<Database> => {
  const started = performance.now()
  const logger = onStatement ? { logQuery: (statement: string) => onStatement(statement) } : undefined
  const database =
    'url' in place
      ? await openServer(place.url, migrations, log, logger)
      : await openEmbedded('dataFolder' in place ? place.dataFolder : undefined, migrations, log, logger)
  const engine = 'url' in place ? 'PostgreSQL' : 'PGlite'
  log.info({ event: 'database opened', engine, ms: Math.round(performance.now() - started) })
  return { ...database, url: 'url' in place ? place.url : undefined }
}

const connectionTimeoutMillis = 10_000

const openServer = async (
  connectionString: string,
  migrations: string,
  log: Log,
  logger: Logger | undefined,
): Promise<Omit<Database, 'url'>> => {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis })
  const { sql, close } = await drizzleOn(pool, migrations, log, logger)
  const invalidations = hearOnOwnConnection(
    () => new Client({ connectionString, connectionTimeoutMillis }),
    log,
  )
  return {
    sql,
    invalidations,
    close: () => Promise.all([invalidations.close(), close()]).then(() => undefined),
  }
}
