import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Job } from '#src/backend/platform/job.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { purgeAssociateActs } from '#src/backend/associates/associate-acts.ts'
import { purgeLoginSessions } from './login-sessions.ts'
import { purgeOneTimeTokens } from './one-time-tokens.ts'
import { purgeSecurityEvents } from './security-events.ts'
import { createSignInGuard } from './sign-in-guard.ts'

const dayMs = 24 * 3_600_000

/** Devices stay known as long as their cookie lives, events are shown for two years, the rest is of no use once its time is over. */
const sessionAgeMs = 400 * dayMs
const eventAgeMs = 730 * dayMs

/** Deletes what logins leave behind, each day. */
export const purgeLogins = (db: Sql, clock: Clock): Job<object> => ({
  name: 'purge-logins',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '17 4 * * *', data: {} },
  run: async () => {
    const before = (ms: number): string => new Date(Date.parse(clock()) - ms).toISOString()
    await purgeOneTimeTokens(db, before(dayMs))
    await createSignInGuard(db).purge(before(dayMs))
    await purgeLoginSessions(db, before(sessionAgeMs))
    await purgeSecurityEvents(db, before(eventAgeMs))
    await purgeAssociateActs(db, before(eventAgeMs))
  },
})
