import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Job } from '#src/backend/platform/job.ts'
import type { ConsentStore } from './consent-store.ts'

/** Three years: as long as most claims about a choice may be brought. */
const ageMs = 3 * 365 * 24 * 3_600_000

/** Deletes proofs of consent that nobody can ask for any more, each day. */
export const purgeConsentRecords = (store: Pick<ConsentStore, 'purge'>, clock: Clock): Job<object> => ({
  name: 'purge-consent-records',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '53 3 * * *', data: {} },
  run: () => store.purge(new Date(Date.parse(clock()) - ageMs).toISOString()),
})
