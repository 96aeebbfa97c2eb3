import { getTableColumns, sql } from 'drizzle-orm'
import { RateLimiterDrizzle, type IRateLimiterStoreOptions } from 'rate-limiter-flexible'
import type { Sql } from '../database/database.ts'
import { rateLimit } from './rate-limit-tables.ts'

/**
 * The count waits for no disk: a server that crashes may forget the last second of it. All of a client's calls count in one
 * row, which would stay locked until it is written, so that no two of them went on at a time.
 */
const unsynced = sql`set_config('synchronous_commit', 'off', true)`.as('unsynced')

/** Counts points of a key, from zero again where its time is over or where it is made to begin. */
const countingIn = (db: Sql) => {
  const begins = sql`(${rateLimit.expire} <= ${sql.placeholder('now')}::timestamptz or ${sql.placeholder('isForced')}::boolean)`
  return db
    .insert(rateLimit)
    .values({
      key: sql.placeholder('key'),
      points: sql.placeholder('points'),
      expire: sql.placeholder('expire'),
    })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        points: sql`case when ${begins} then excluded.points else ${rateLimit.points} + excluded.points end`,
        expire: sql`case when ${begins} then excluded.expire else ${rateLimit.expire} end`,
      },
    })
    .returning({ ...getTableColumns(rateLimit), unsynced })
    .prepare('rate_limit_count')
}

/**
 * The library's limiter on the shop's table, by one prepared statement: the library builds its own anew each time, which
 * takes more processor time than reading and writing a cart.
 */
export class SharedLimiter extends RateLimiterDrizzle {
  readonly #counting: ReturnType<typeof countingIn>

  constructor(db: Sql, options: Omit<IRateLimiterStoreOptions, 'storeClient'>) {
    super({ ...options, storeClient: db, schema: rateLimit })
    this.#counting = countingIn(db)
  }

  /** Called by the library: a key, its points, and milliseconds until it begins anew; 0 for never. */
  async _upsert(key: string, points: number, durationMs: number, isForced = false) {
    const now = Date.now()
    const expire = durationMs > 0 ? new Date(now + durationMs) : null
    const [counted] = await this.#counting.execute({
      key,
      points,
      expire,
      now: new Date(now).toISOString(),
      isForced,
    })
    return counted
  }
}
