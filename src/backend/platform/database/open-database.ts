import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Logger } from 'drizzle-orm/logger'
import type { Log } from '#src/base/log.ts'
import type { Database, DatabaseOptions, DatabasePlace } from './database.ts'
import { bringUpToDate, drizzleOn, hearErrors } from './drizzle-on.ts'
import { joinInstances, showSecret } from '../instances.ts'
import { hearOnOwnConnection } from '../invalidations.ts'
import { migrationsFolder } from '../migrations-folder.ts'
import { oneAfterTheOther } from '../one-after-the-other.ts'
import { openEmbedded } from './open-embedded.ts'
import { patientPool, poolWithDeadline } from './server-pool.ts'

const defaultDeadlineMs = 5_000

/**
 * Opens the database and brings its tables up to date. Throws when it cannot be reached or another process holds
 * the folder, or an instance with another secret is on the server.
 */
export const openDatabase = async (
  place: DatabasePlace,
  log: Log,
  options: DatabaseOptions = {},
): Promise<Database> => {
  const started = performance.now()
  const { onStatement, migrations = migrationsFolder() } = options
  const logger = onStatement ? { logQuery: (statement: string) => onStatement(statement) } : undefined
  const database =
    'url' in place
      ? await openServer(place.url, { ...options, migrations }, log, logger)
      : await openEmbedded('dataFolder' in place ? place : undefined, migrations, log, logger)
  const engine = 'url' in place ? 'PostgreSQL' : 'PGlite'
  log.info({ event: 'database opened', engine, ms: Math.round(performance.now() - started) })
  return { ...database, url: 'url' in place ? place.url : undefined }
}

const connectionTimeoutMillis = 10_000

const openServer = async (
  connectionString: string,
  {
    secret,
    migrations,
    connections = 10,
    deadlineMs = defaultDeadlineMs,
  }: DatabaseOptions & { migrations: string },
  log: Log,
  logger: Logger | undefined,
): Promise<Omit<Database, 'url'>> => {
  const entrance =
    secret === undefined
      ? undefined
      : await enter(new Client({ connectionString, connectionTimeoutMillis }), secret)
  const patient = patientPool(connectionString)
  const pool = poolWithDeadline({ connectionString, max: connections }, deadlineMs, log)
  for (const one of [patient, pool]) hearErrors(one, log)
  const oneAtATime = oneAfterTheOther(patient)
  try {
    await bringUpToDate(patient, oneAtATime, migrations)
  } catch (error) {
    await Promise.all([entrance?.end(), patient.end()])
    throw error
  }
  const connect = () =>
    new Client({ connectionString, connectionTimeoutMillis: deadlineMs, query_timeout: deadlineMs })
  const invalidations = hearOnOwnConnection(connect, log, async (connection) => {
    if (secret !== undefined) await showSecret(connection, secret)
  })
  // From here on the connection that hears shows the secret, also after it was lost.
  const leave = async () => entrance?.end().catch(() => undefined)
  invalidations.subscribe({ changed: () => undefined, missed: () => void leave() })
  return {
    sql: drizzleOn(pool, logger),
    patient: drizzleOn(patient, logger),
    oneAfterTheOther: oneAtATime,
    invalidations,
    close: async () => {
      const ended = Promise.all([invalidations.close(), leave(), pool.end(), patient.end()])
      // A database that is silent says no goodbye.
      await Promise.race([ended, wait(deadlineMs, undefined, { ref: false })])
    },
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
