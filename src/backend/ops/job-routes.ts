import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import type { jobCalls } from '#src/contract/ops/job-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { FailedJobs } from '#src/backend/platform/jobs/failed-jobs.ts'

const noJob = err(apiError('API404', undefined, 'There is no such failed job.'))

/** Handlers of what staff do about work in the background. */
export const jobHandlers = ({ list, retry, drop }: FailedJobs): HandlersOf<keyof typeof jobCalls> => ({
  'GET /ops/v1/failed-jobs': async () => ok(await list()),

  'POST /ops/v1/failed-jobs/{jobId}/retry': async ({ path }) =>
    (await retry(path.jobId)) ? ok(await list()) : noJob,

  'DELETE /ops/v1/failed-jobs/{jobId}': async ({ path }) =>
    (await drop(path.jobId)) ? ok(await list()) : noJob,
})
