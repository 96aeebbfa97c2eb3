import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { reviewSchema, reviewStates } from './review.ts'

/** What staff look through: reviews of one state, or those that shoppers flagged. */
export const reviewQueues = [...reviewStates, 'flagged'] as const

const staffReviewSchema = reviewSchema
  .omit({ publishedAt: true })
  .extend({
    productId: z.string(),
    productName: z.string().describe('In English; empty where it is gone'),
    state: z.enum(reviewStates),
    flags: z.int().min(0).describe('How many shoppers had the shop look at it again'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'StaffReview' })
export type StaffReview = z.output<typeof staffReviewSchema>

const path = z.object({ reviewId: z.uuid() })
const shared = { session: false, staff: true, limit: 'staff' } as const

/** What staff do with reviews. */
export const staffReviewCalls = {
  'GET /ops/v1/reviews': {
    summary:
      'Reviews that wait, the oldest first, those that were flagged, the most flagged first, or others, the latest first',
    ...shared,
    query: z.object({
      queue: z.enum(reviewQueues).default('pending'),
      start: z.coerce.number().int().min(0).max(100_000).default(0),
      count: z.coerce.number().int().min(1).max(100).default(25),
    }),
    out: z
      .object({ reviews: z.array(staffReviewSchema), total: z.int().min(0) })
      .meta({ id: 'StaffReviews' }),
    errors: [],
  },
  'POST /ops/v1/reviews/{reviewId}/moderation': {
    summary: 'Publish or reject a review; either settles its flags',
    ...shared,
    path,
    body: z.strictObject({ state: z.enum(['published', 'rejected']) }),
    out: z.object({ state: z.enum(reviewStates) }),
    errors: ['REV404'],
  },
  'PUT /ops/v1/reviews/{reviewId}/reply': {
    summary:
      'Reply to a review for the brand, in place of what was replied before; an empty text takes it back',
    ...shared,
    path,
    body: z.strictObject({ text: z.string().trim().max(2000) }),
    out: z.object({ replied: z.boolean() }),
    errors: ['REV404'],
  },
} as const satisfies Calls
