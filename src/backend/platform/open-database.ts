import { Pool } from 'pg'
import type { Log } from '#src/base/log.ts'
import type { Database, DatabaseOptions, DatabasePlace } from './database.ts'
import { drizzleOn } from './drizzle-on.ts'
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
      ? await drizzleOn(poolFor(place.url), migrations, log, logger)
      : await openEmbedded('dataFolder' in place ? place.dataFolder : undefined, migrations, log, logger)
  const engine = 'url' in place ? 'PostgreSQL' : 'PGlite'
  log.info({ event: 'database opened', engine, ms: Math.round(performance.now() - started) })
  return { ...database, url: 'url' in place ? place.url : undefined }
}

const poolFor = (url: string): Pool =>
  new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 10_000 })
