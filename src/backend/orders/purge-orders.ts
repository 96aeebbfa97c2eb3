import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { Job } from '#src/backend/platform/job.ts'
import { shopOrder } from './order-tables.ts'

/** Days after which nobody's money comes any more for an order that was not paid. */
const failedDays = 30

/** Deletes orders that failed long ago, with all that belongs to them, each day. */
export const purgeOrders = (db: Sql, clock: Clock): Job<object> => ({
  name: 'purge-orders',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '47 3 * * *', data: {} },
  run: async () => {
    const before = new Date(Date.parse(clock()) - failedDays * 24 * 3_600_000).toISOString()
    await db.delete(shopOrder).where(and(eq(shopOrder.payment, 'failed'), lt(shopOrder.updatedAt, before)))
  },
})
