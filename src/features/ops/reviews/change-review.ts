import { fieldOf, type OpsOutcome } from '../ops-post.ts'

const done = (text: string): OpsOutcome => ({ kind: 'done', text })

/** Publishes, rejects or replies to the review that a form names: its button is `act`. Undefined where nothing was posted. */
export const changeReview = async (
  request: Request,
  call: App.Locals['call'],
): Promise<OpsOutcome | undefined> => {
  if (request.method !== 'POST') return undefined
  const form = await request.formData().catch(() => new FormData())
  const path = { reviewId: fieldOf(form, 'reviewId') }
  const act = fieldOf(form, 'act')
  const decide = (state: 'published' | 'rejected') =>
    call('POST /ops/v1/reviews/{reviewId}/moderation', { path, body: { state } })
  const result =
    act === 'reply'
      ? await call('PUT /ops/v1/reviews/{reviewId}/reply', { path, body: { text: fieldOf(form, 'text') } })
      : await decide(act === 'publish' ? 'published' : 'rejected')
  if (!result.ok)
    return {
      kind: 'refused',
      text:
        result.error.errorId === 'REV404'
          ? 'This review is no longer here: its buyer deleted their account.'
          : result.error.message,
    }
  if (act === 'reply') return done('The reply is saved.')
  return done(act === 'publish' ? 'The review is published.' : 'The review is rejected.')
}
