import { ok } from '#src/base/result.ts'
import type { staffReviewCalls } from '#src/contract/reviews/staff-review-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { Moderation } from './moderate-review.ts'

/** Handlers of what staff do with reviews. */
export const staffReviewHandlers = (moderation: Moderation): HandlersOf<keyof typeof staffReviewCalls> => ({
  'GET /ops/v1/reviews': async ({ query: { queue, ...page } }) => ok(await moderation.list(queue, page)),

  'POST /ops/v1/reviews/{reviewId}/moderation': ({ path, body }) =>
    moderation.decide(path.reviewId, body.state),

  'PUT /ops/v1/reviews/{reviewId}/reply': ({ path, body }) => moderation.reply(path.reviewId, body.text),
})
