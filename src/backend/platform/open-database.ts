import { Client, Pool } from 'pg'
import type { Logger } from 'drizzle-orm/logger'
import type { Log } from '#src/base/log.ts'
import type { Database, DatabaseOptions, DatabasePlace } from './database.ts'
import { drizzleOn } from './drizzle-on.ts'
import { joinInstances, showSecret } from './instances.ts'
import { hearOnOwnConnection } from './invalidations.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { oneAfterTheOther } from './one-after-the-other.ts'
import { openEmbedded } from './open-embedded.ts'

/**
 * Opens the database and brings its tables up to date. Throws when it cannot be reached or another process holds
 * the folder, or an instance with another secret is on the server.
 */
export const openDatabase = async (
  place: DatabasePlace,
  log: Log,
  { onStatement, secret, connections = 10, migrations = migrationsFolder() }: DatabaseOptions = {},
): Promise<Database> => {
  const started = performance.now()
  const logger = onStatement ? { logQuery: (statement: string) => onStatement(statement) } : undefined
  const database =
    'url' in place
      ? await openServer(place.url, { secret, connections }, migrations, log, logger)
      : await openEmbedded('dataFolder' in place ? place : undefined, migrations, log, logger)
  const engine = 'url' in place ? 'PostgreSQL' : 'PGlite'
  log.info({ event: 'database opened', engine, ms: Math.round(performance.now() - started) })
  return { ...database, url: 'url' in place ? place.url : undefined }
}

const connectionTimeoutMillis = 10_000

const openServer = async (
  connectionString: string,
  { secret, connections: max }: { secret: string | undefined; connections: number },
  migrations: string,
  log: Log,
  logger: Logger | undefined,
): Promise<Omit<Database, 'url'>> => {
  const connect = () => new Client({ connectionString, connectionTimeoutMillis })
  const entrance = secret === undefined ? undefined : await enter(connect(), secret)
  const pool = new Pool({ connectionString, max, connectionTimeoutMillis })
  const database = await drizzleOn(pool, oneAfterTheOther(pool), migrations, log, logger).catch(
    async (error: unknown) => {
      await entrance?.end()
      throw error
    },
  )
  const invalidations = hearOnOwnConnection(connect, log, async (connection) => {
    if (secret !== undefined) await showSecret(connection, secret)
  })
  // From here on the connection that hears shows the secret, also after it was lost.
  const leave = async () => entrance?.end().catch(() => undefined)
  invalidations.subscribe({ changed: () => undefined, missed: () => void leave() })
  return {
    ...database,
    invalidations,
    close: () => Promise.all([invalidations.close(), leave(), database.close()]).then(() => undefined),
  }
}

/** A connection that showed the secret, and does so until it is ended. */
const enter = async (connection: Client, secret: string): Promise<Client> => {
  connection.on('error', () => undefined)
  try {
    await connection.connect()
    await joinInstances(connection, secret)
    return connection
  } catch (error) {
    await connection.end().catch(() => undefined)
    throw error
  }
}
