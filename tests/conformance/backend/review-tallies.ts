import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listReviews } from '#src/backend/reviews/list-reviews.ts'
import { createModeration, removeReviews } from '#src/backend/reviews/moderate-review.ts'
import { productReview } from '#src/backend/reviews/review-tables.ts'
import { reviewAspects, type ReviewAspect, type ReviewSummary } from '#src/contract/reviews/review.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'
import { pendingReview, type ReviewRow } from './written-review.ts'

const details = 'GET /products/v2/products/{productId}/details'

/** What reviews come to, counted one by one. */
const bruteForce = (reviews: readonly ReviewRow[]): ReviewSummary => {
  const mean = (all: readonly number[]): number =>
    Math.round((10 * all.reduce((sum, one) => sum + one, 0)) / all.length) / 10
  const told = (name: ReviewAspect) => reviews.flatMap((one) => one[name] ?? [])
  const said = reviews.filter(({ recommends }) => typeof recommends === 'boolean')
  const aspects: ReviewSummary['aspects'] = {}
  for (const name of reviewAspects) if (told(name).length > 0) aspects[name] = mean(told(name))
  return {
    average: reviews.length === 0 ? 0 : mean(reviews.map(({ rating }) => rating)),
    total: reviews.length,
    histogram: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: reviews.filter(({ rating }) => rating === stars).length,
    })),
    ...(said.length > 0
      ? { recommended: { count: said.filter(({ recommends }) => recommends).length, of: said.length } }
      : {}),
    aspects,
  }
}

const step = fc.integer({ min: 1, max: 5 })
const maybe = fc.option(step, { nil: null })

/** What may happen to the first few reviews of a product, over and over. */
const histories = fc.record({
  reviews: fc.array(
    fc.record({
      rating: step,
      recommends: fc.option(fc.boolean(), { nil: null }),
      ...{ fit: maybe, width: maybe, comfort: maybe },
    }),
    { minLength: 1, maxLength: 6 },
  ),
  acts: fc.array(
    fc.record({ at: fc.nat(5), act: fc.constantFrom('published', 'published', 'rejected', 'removed') }),
    { maxLength: 14 },
  ),
})

/** What reviews add up to. */
export const describeReviewTallies = (shop: () => Shop): void => {
  const db = () => shop().database.sql
  const moderating = () => createModeration(db(), () => opening)
  const visitor = () => createVisitor(shop().backend)

  it('rates a product by all reviews that are published at once', async () => {
    const rows = [1, 2, 3, 4, 5, 5].map((rating) => pendingReview('TEESHIRT01', { rating }))
    await db().insert(productReview).values(rows)
    await Promise.all(rows.map(({ id }) => moderating().decide(id, 'published')))
    expect((await visitor().call(details, { path: { productId: 'TEESHIRT01' } })).rating).toEqual({
      score: 3.3,
      reviewsCount: 6,
    })
    const ids = rows.map(({ id }) => id)
    await db().transaction((tx) => removeReviews(tx, ids))
  })

  it('adds up as if each were counted, whatever happens to reviews', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ({ reviews, acts }) => {
        const rows = reviews.map((one) => pendingReview('TEESHIRT01', one))
        await db().insert(productReview).values(rows)
        const states = new Map(rows.map((row) => [row, 'pending']))
        for (const { at, act } of acts) {
          const row = rows[at % rows.length]
          if (!row || states.get(row) === 'removed') continue
          states.set(row, act)
          if (act === 'removed') await db().transaction((tx) => removeReviews(tx, [row.id]))
          else await moderating().decide(row.id, act === 'published' ? 'published' : 'rejected')
        }
        const shown = rows.filter((row) => states.get(row) === 'published')
        const { summary } = await listReviews(db())('TEESHIRT01', { page: 1, pageSize: 10, sort: 'newest' })
        expect(summary).toEqual(bruteForce(shown))
        const ids = rows.map(({ id }) => id)
        await db().transaction((tx) => removeReviews(tx, ids))
        expect(await db().$count(productReview, inArray(productReview.id, ids))).toBe(0)
      }),
      { seed: 7, numRuns: 20 },
    )
  })
}
