import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Job } from '#src/backend/platform/job.ts'
import type { ContactStore } from './contact-store.ts'

/** Two years: long enough to answer and to ask again, and no longer. */
const ageMs = 2 * 365 * 24 * 3_600_000

/** Deletes old messages to the shop, each day. */
export const purgeContactMessages = (store: Pick<ContactStore, 'purge'>, clock: Clock): Job<object> => ({
  name: 'purge-contact-messages',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '41 3 * * *', data: {} },
  run: () => store.purge(new Date(Date.parse(clock()) - ageMs).toISOString()),
})
