import { fieldOf, type OpsOutcome } from './ops-post.ts'

/** Has a failed job tried anew, or drops it: `retry` or `drop` is its id. Undefined where nothing was posted. */
export const changeJobs = async (
  request: Request,
  call: App.Locals['call'],
): Promise<OpsOutcome | undefined> => {
  if (request.method !== 'POST') return undefined
  const form = await request.formData().catch(() => new FormData())
  const [retried, dropped] = [fieldOf(form, 'retry'), fieldOf(form, 'drop')]
  const result =
    retried === ''
      ? await call('DELETE /ops/v1/failed-jobs/{jobId}', { path: { jobId: dropped } })
      : await call('POST /ops/v1/failed-jobs/{jobId}/retry', { path: { jobId: retried } })
  if (result.ok)
    return { kind: 'done', text: retried === '' ? 'The job is dropped.' : 'The job is tried anew.' }
  return {
    kind: 'refused',
    text:
      result.error.errorId === 'API404' || result.error.status === 400
        ? 'This job is no longer here: somebody else retried or dropped it.'
        : result.error.message,
  }
}
