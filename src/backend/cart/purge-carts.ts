import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { Job } from '#src/backend/platform/job.ts'
import { createCartPurgeStore } from './cart-purge-store.ts'

const day = 24 * 3_600_000

/** An empty cart is made anew at no loss. A session ends after 30 days without a visit, and a visit that shows the cart makes it young. */
const emptyAgeMs = 2 * day
const ageMs = 60 * day

/** Deletes carts that nobody can come back to, each hour: customers' stay as long as they do. */
export const purgeCarts = (db: Sql, clock: Clock, log: Log): Job<object> => {
  const store = createCartPurgeStore(db)
  const before = (age: number): string => new Date(Date.parse(clock()) - age).toISOString()
  return {
    name: 'purge-carts',
    data: z.object({}),
    retryLimit: 2,
    retryDelay: 60,
    schedule: { cron: '17 * * * *', data: {} },
    run: async () => {
      const empty = await store.purgeEmpty(before(emptyAgeMs))
      const old = await store.purge(before(ageMs))
      log.info({ event: 'carts purged', empty, old })
    },
  }
}
