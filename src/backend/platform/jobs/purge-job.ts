import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import { keptSince, retention, type PurgedData } from '#src/base/retention.ts'
import { anyJob, type AnyJob } from './job.ts'

/** Deletes what is older than an ISO instant. */
export type Purge = (before: string) => Promise<void>

/** Deletes what of a kind is older than it is kept, as often as its row of the table says. */
export const purgeJob = (kind: PurgedData, clock: Clock, purge: Purge): AnyJob =>
  anyJob({
    name: `purge-${kind}`,
    data: z.object({}),
    retryLimit: 2,
    retryDelay: 60,
    schedule: { cron: retention[kind].cron, data: {} },
    run: () => purge(keptSince(kind, clock())),
  })
