import { desc, lt } from 'drizzle-orm'
import { z } from 'zod'
import { isoInstant, type Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import { keptSince } from '#src/base/retention.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import { paymentPageCheck } from './page-check-tables.ts'

/** The last check of the pages that take payment; undefined before the first. */
export const lastPageCheck =
  (db: Sql) => async (): Promise<CallOutput<'GET /ops/v1/warnings'>['paymentPages']> => {
    const [last] = await db.select().from(paymentPageCheck).orderBy(desc(paymentPageCheck.checkedAt)).limit(1)
    return last && { ...last, checkedAt: isoInstant(last.checkedAt) }
  }

/**
 * Checks the pages that take payment once a day and writes down what differs (PCI DSS 11.6.1).
 * @param check gives what differs, in words
 */
export const checkPaymentPagesJob = (
  db: Sql,
  clock: Clock,
  log: Log,
  check: () => Promise<string[]>,
): Job<object> => ({
  name: 'check-payment-pages',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 600,
  schedule: { cron: '23 4 * * *', data: {} },
  run: async () => {
    const differences = await check()
    const checkedAt = clock()
    await db.insert(paymentPageCheck).values({ checkedAt, differences }).onConflictDoNothing()
    await db
      .delete(paymentPageCheck)
      .where(lt(paymentPageCheck.checkedAt, keptSince('page-checks', checkedAt)))
    if (differences.length > 0) log.warn({ event: 'payment pages differ', differences })
  },
})
