import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type * as PgBossLibrary from 'pg-boss'
import type { ConstructorOptions, PgBoss } from 'pg-boss'
import type { Log } from '#src/base/log.ts'
import { keptMs } from '#src/base/retention.ts'
import type { Database, Sql } from '../database/database.ts'
import { createFailedJobs, deadQueue, type FailedJobs } from './failed-jobs.ts'
import { failureReason } from '../failure-reason.ts'
import type { AnyJob, Job } from './job.ts'
import { reclaimJobs } from './reclaim-jobs.ts'

/** What a use case writes through: the statements and the jobs of one transaction, done together or not at all. */
export type UnitOfWork = {
  sql: Sql
  /** Has a job done once the transaction is committed, and never if it is not. */
  send: <Data extends object>(job: Job<Data>, data: Data) => Promise<void>
}

export type Jobs = {
  /** Makes the queues and begins to work them; what is called again waits for the first. */
  start: () => Promise<void>
  /** Runs `work` in one transaction that several stores and jobs share. */
  unitOfWork: <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>
  /** Those that failed for good, which staff have tried anew or drop. */
  failed: FailedJobs
  /** Waits for the jobs under way, for six seconds at most, and begins no other. */
  stop: () => Promise<void>
}

export type JobsDependencies = {
  database: Database
  jobs: readonly AnyJob[]
  log: Log
  /** Seconds between looks for jobs of other instances; those sent here are begun at once. */
  pollingSeconds?: number
}

/** Loaded late: half a megabyte of code that no visitor waits for. */
type Library = typeof PgBossLibrary
type Opened = { boss: PgBoss; library: Library }

/** A job whose process has told nothing of it for so long is another's. */
const heartbeatSeconds = 20
const reclaimEveryMs = 10_000

const stopGraceMs = 5000
const batchSize = 5

/** One connection: what a failed block of statements left open is rolled back, as a pool would do by a new connection. */
const oneConnection = (db: Sql, { fromDrizzle }: Library): NonNullable<ConstructorOptions['db']> => {
  const { executeSql } = fromDrizzle(db, sql)
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      try {
        return await executeSql(text, values)
      } catch (error) {
        await db.execute(sql`rollback`)
        throw error
      }
    },
  }
}

const connectionOf = ({ url, sql: db }: Database, library: Library): ConstructorOptions =>
  url === undefined
    ? { db: oneConnection(db, library), backend: 'pglite' }
    : { connectionString: url, max: 2, useListenNotify: true }

/** Ends a runner. Where the database is silent it waits for it without end, and is left to itself after six seconds. */
const end = async (boss: PgBoss): Promise<void> => {
  const ended = boss.stop({ graceful: true, timeout: stopGraceMs })
  await Promise.race([ended, wait(stopGraceMs + 1000, undefined, { ref: false })])
}

/**
 * Runs jobs on the shop's own database. Nothing is loaded or made before `start` or the first unit of work, so that the
 * shop opens without waiting for it.
 */
export const createJobs = ({ database, jobs, log, pollingSeconds = 30 }: JobsDependencies): Jobs => {
  const workers = new Map<string, string>()
  let started: Promise<Opened> | undefined
  let isStopped = false
  let reclaiming: NodeJS.Timeout | undefined

  const runOne = async (job: AnyJob, id: string, data: unknown) => {
    try {
      await job.run(data)
      return { id, status: 'completed' as const }
    } catch (error) {
      log.warn({ event: 'job failed', job: job.name, id, err: error })
      return { id, status: 'failed' as const, output: { reason: failureReason(error) } }
    }
  }

  const prepare = async (boss: PgBoss, job: AnyJob): Promise<void> => {
    const { name, retryLimit, retryDelay, schedule } = job
    const retention = { retentionSeconds: keptMs('failed-jobs') / 1000 }
    await boss.createQueue(deadQueue(name), retention)
    await boss.updateQueue(deadQueue(name), retention)
    const options = {
      retryLimit,
      retryDelay,
      retryBackoff: retryDelay > 0,
      deadLetter: deadQueue(name),
      heartbeatSeconds,
      notify: true,
    }
    await boss.createQueue(name, options)
    // Of a queue that was made by an earlier version of the shop.
    await boss.updateQueue(name, options)
    if (schedule) await boss.schedule(name, schedule.cron, schedule.data, { tz: 'UTC' })
    const working = {
      // What runs by itself runs alone in its process: the next turn waits for the one before.
      batchSize: schedule ? 1 : batchSize,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: pollingSeconds,
      // Nothing notifies of a retry, so it waits for this.
      notifyPollingIntervalSeconds: pollingSeconds,
    } as const
    const worker = await boss.work(name, working, (batch) =>
      Promise.all(batch.map(({ id, data }) => runOne(job, id, data))),
    )
    workers.set(name, worker)
  }

  const begin = (boss: PgBoss, name: string): void => boss.notifyWorker(workers.get(name) ?? '')

  /** Begins anew what a killed process had under way. */
  const reclaim = async (boss: PgBoss): Promise<void> => {
    const names = await reclaimJobs(database.sql, [...workers.keys()]).catch((error: unknown) => {
      log.warn({ event: 'jobs not reclaimed', err: error })
      return []
    })
    for (const name of names) begin(boss, name)
  }

  const open = async (): Promise<Opened> => {
    const library = await import('pg-boss')
    const boss = new library.PgBoss(connectionOf(database, library))
    boss.on('error', (error) => log.warn({ event: 'job runner failed', message: error.message }))
    try {
      await boss.start()
      for (const job of jobs) await prepare(boss, job)
    } catch (error) {
      // The next try begins with another one.
      await end(boss).catch(() => undefined)
      throw error
    }
    await reclaim(boss)
    reclaiming = setInterval(() => void reclaim(boss), reclaimEveryMs).unref()
    return { boss, library }
  }

  const opened = (): Promise<Opened> => {
    if (isStopped) return Promise.reject(new Error('The job runner is stopped.'))
    started ??= open().catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }

  return {
    failed: createFailedJobs(
      jobs,
      async () => (await opened()).boss,
      (name) => void started?.then(({ boss }) => begin(boss, name)),
    ),

    start: async () => {
      await opened()
    },

    unitOfWork: async (work) => {
      // Opened, with every queue known to it, before the transaction: it could not ask for them within.
      const { boss, library } = await opened()
      const sent = new Set<string>()
      const done = await database.sql.transaction((tx) =>
        work({
          sql: tx,
          send: async ({ name }, data) => {
            await boss.send(name, data, { db: library.fromDrizzle(tx, sql) })
            sent.add(name)
          },
        }),
      )
      for (const name of sent) begin(boss, name)
      return done
    },

    stop: async () => {
      isStopped = true
      clearInterval(reclaiming)
      const stopped = started?.then(
        ({ boss }) => end(boss),
        () => undefined,
      )
      await Promise.race([stopped, wait(stopGraceMs + 1000, undefined, { ref: false })])
    },
  }
}
