import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

/** Something the shop could not do in the background, after it was tried as often as it may be. */
const failedJobSchema = z
  .object({
    id: z.uuid(),
    /** What it was to do: the name of its queue. */
    name: z.string(),
    /** What it is about, such as the number of an order; never personal data. */
    about: z.string().optional(),
    /** Why the last try failed: the kind of the error and its words, without what may be personal or secret. */
    reason: z.string(),
    attempts: z.int().min(1),
    sentAt: z.iso.datetime(),
    failedAt: z.iso.datetime(),
  })
  .meta({ id: 'FailedJob' })

/** Failed jobs, the latest first; at most 200 of them, of `total`. */
const failedJobsSchema = z
  .object({ jobs: z.array(failedJobSchema), total: z.int().min(0) })
  .meta({ id: 'FailedJobs' })

const one = z.object({ jobId: z.uuid() })

/** What staff do about work in the background. */
export const jobCalls = {
  'GET /ops/v1/failed-jobs': {
    summary: 'Jobs that failed for good, the latest first',
    session: false,
    staff: true,
    limit: 'staff',
    out: failedJobsSchema,
    errors: [],
  },
  'POST /ops/v1/failed-jobs/{jobId}/retry': {
    summary: 'Have a failed job tried anew, as if it had just been sent',
    session: false,
    staff: true,
    limit: 'staff',
    path: one,
    out: failedJobsSchema,
    errors: ['API404'],
  },
  'DELETE /ops/v1/failed-jobs/{jobId}': {
    summary: 'Drop a failed job: it is never done',
    session: false,
    staff: true,
    limit: 'staff',
    path: one,
    out: failedJobsSchema,
    errors: ['API404'],
  },
} as const satisfies Calls
