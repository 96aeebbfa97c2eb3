import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Job } from '#src/backend/platform/job.ts'
import type { createWarrantyStore } from './warranty-store.ts'

/** Two years, the warranty that the law gives at least in Europe. */
const ageMs = 2 * 365 * 24 * 3_600_000

/** Deletes old cases of goods that broke, each day. */
export const purgeWarrantyCases = (
  store: Pick<ReturnType<typeof createWarrantyStore>, 'purge'>,
  clock: Clock,
): Job<object> => ({
  name: 'purge-warranty-cases',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '42 3 * * *', data: {} },
  run: () => store.purge(new Date(Date.parse(clock()) - ageMs).toISOString()),
})
