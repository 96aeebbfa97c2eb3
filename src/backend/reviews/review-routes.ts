import { ok } from '#src/base/result.ts'
import type { reviewCalls } from '#src/contract/reviews/review-calls.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import type { Judging } from './judge-review.ts'
import type { listReviews } from './list-reviews.ts'
import type { Buyer, Writing } from './write-review.ts'

type Parts = { read: ReturnType<typeof listReviews>; writing: Writing; judging: Judging }

const buyerOf = (token: string | undefined, { sessionId }: CallContext): Buyer => ({ token, sessionId })

/** Handlers of the reviews' calls. */
export const reviewHandlers = ({ read, writing, judging }: Parts): HandlersOf<keyof typeof reviewCalls> => ({
  'GET /products/v1/products/{productId}/reviews': async ({ path, query }) =>
    ok(await read(path.productId, query)),

  'GET /products/v1/products/{productId}/reviews/purchase': ({ path, query }, context) =>
    writing.purchase(path.productId, buyerOf(query.token, context)),

  'GET /products/v1/reviews/purchases': ({ query }, context) =>
    writing.purchases(buyerOf(query.token, context)),

  'POST /products/v1/products/{productId}/reviews': ({ path, body: { token, ...review } }, context) =>
    writing.write(path.productId, buyerOf(token, context), context.site.locale, review),

  'POST /products/v1/products/{productId}/review/{reviewId}/vote': ({ path, body }, { sessionId }) =>
    judging.vote(path, sessionId, body.helpful),

  'POST /products/v1/products/{productId}/review/{reviewId}/flag': ({ path }, { sessionId }) =>
    judging.flag(path, sessionId),
})
