import { z } from 'zod'
import { reviewsTag } from '#src/contract/cache-tags.ts'
import type { Calls } from '#src/contract/call.ts'
import { productIdSchema } from '#src/contract/catalogue/catalogue.ts'
import {
  aspectsSchema,
  maxReviewPage,
  reviewSchema,
  reviewSorts,
  reviewSummarySchema,
  starsSchema,
} from './review.ts'

const ofProduct = z.object({ productId: productIdSchema })
const ofReview = ofProduct.extend({ reviewId: z.uuid() })
const token = z
  .string()
  .max(400)
  .optional()
  .describe('Of the link in a mail; without it, orders of the caller count')
const purchase = z.object({ productId: productIdSchema, name: z.string().describe('As it was bought') })
/** Longer than any review may be: what is too long is answered by a code of its own. */
const words = z.string().trim().min(1).max(20_000)

/** Reviews of products (specification, account and content, section 7, Products); writing one is this shop's own. */
export const reviewCalls = {
  'GET /products/v1/products/{productId}/reviews': {
    summary: 'A page of the published reviews of a product, and what all of them say together',
    session: false,
    path: ofProduct,
    query: z.object({
      page: z.coerce.number().int().min(1).max(maxReviewPage).default(1),
      pageSize: z.coerce.number().int().min(1).max(50).default(10),
      sort: z.enum(reviewSorts).default('helpful'),
      stars: z.coerce.number().int().min(1).max(5).optional().describe('Only those with so many stars'),
    }),
    out: z.object({
      summary: reviewSummarySchema,
      page: z.int(),
      pageSize: z.int(),
      pageCount: z.int().min(1).max(maxReviewPage),
      total: z.int().describe('Of those with the stars that were asked for'),
      sort: z.enum(reviewSorts),
      reviews: z.array(reviewSchema),
    }),
    errors: [],
    cacheTags: ({ path }) => [reviewsTag(String(path['productId']))],
  },
  'GET /products/v1/products/{productId}/reviews/purchase': {
    summary: 'The purchase of a product that the caller may review',
    session: true,
    limit: 'submission',
    path: ofProduct,
    query: z.object({ token }),
    out: purchase,
    errors: ['REV403', 'REV409'],
  },
  'GET /products/v1/reviews/purchases': {
    summary: 'What an order held that the holder of its link may review yet',
    session: true,
    limit: 'submission',
    query: z.object({ token: z.string().max(400) }),
    out: z.object({ purchases: z.array(purchase) }),
    errors: ['REV403'],
  },
  'POST /products/v1/products/{productId}/reviews': {
    summary: 'Review a product that was bought; it shows once somebody has looked at it',
    session: true,
    limit: 'message',
    path: ofProduct,
    body: z.strictObject({
      token,
      rating: starsSchema,
      title: words,
      text: words,
      nickname: words,
      recommends: z.boolean().optional(),
      aspects: aspectsSchema.default({}),
    }),
    out: z.object({ reviewId: z.uuid() }),
    errors: ['REV403', 'REV409', 'REV410'],
  },
  'POST /products/v1/products/{productId}/review/{reviewId}/vote': {
    summary: 'Tell whether a review helps; a second vote takes the place of the first',
    session: true,
    limit: 'submission',
    path: ofReview,
    body: z.strictObject({ helpful: z.boolean() }),
    out: z.object({ helpful: z.int().min(0), unhelpful: z.int().min(0) }),
    errors: ['REV404'],
  },
  'POST /products/v1/products/{productId}/review/{reviewId}/flag': {
    summary: 'Have the shop look at a review again',
    session: true,
    limit: 'submission',
    path: ofReview,
    body: z.strictObject({}),
    out: z.object({ flagged: z.literal(true) }),
    errors: ['REV404'],
  },
} as const satisfies Calls
