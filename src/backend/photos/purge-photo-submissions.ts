import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Job } from '#src/backend/platform/job.ts'
import type { PhotoStore } from './photo-store.ts'

const ageMs = 180 * 24 * 3_600_000

/** Deletes reports, stashes, people and photos that were sent half a year ago, each day. */
export const purgePhotoSubmissions = (store: PhotoStore, clock: Clock): Job<object> => ({
  name: 'purge-photo-submissions',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '43 3 * * *', data: {} },
  run: () => store.purge(new Date(Date.parse(clock()) - ageMs).toISOString()),
})
