import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { Job } from '#src/backend/platform/job.ts'
import { purgeUsedChallenges } from './used-challenges.ts'

/** Forgets used challenges that have expired, each hour. */
export const purgeChallenges = (db: Sql, clock: Clock): Job<object> => ({
  name: 'purge-challenges',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '37 * * * *', data: {} },
  run: () => purgeUsedChallenges(db, clock()),
})
