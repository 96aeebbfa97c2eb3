import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Job } from '#src/backend/platform/job.ts'
import type { SubscriptionStore } from './subscription-store.ts'

/** A month: the link that confirms has not worked for three weeks by then. */
const ageMs = 30 * 24 * 3_600_000

/** Forgets addresses that somebody gave and nobody confirmed, each day. */
export const purgeSubscriptions = (store: Pick<SubscriptionStore, 'purge'>, clock: Clock): Job<object> => ({
  name: 'purge-subscriptions',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '29 3 * * *', data: {} },
  run: () => store.purge(new Date(Date.parse(clock()) - ageMs).toISOString()),
})
