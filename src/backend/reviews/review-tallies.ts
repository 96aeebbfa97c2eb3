import { eq, sql, type SQL } from 'drizzle-orm'
import type { Rating } from '#src/contract/catalogue/product.ts'
import { reviewAspects, type ReviewSummary } from '#src/contract/reviews/review.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { type productReview, reviewTally } from './review-tables.ts'

type Tally = typeof reviewTally.$inferSelect
type Counted = Pick<
  typeof productReview.$inferSelect,
  'productId' | 'rating' | 'recommends' | 'fit' | 'width' | 'comfort'
>

const sums = [
  ...(['reviews', 'recommending', 'recommendations', 'fitSum', 'fits'] as const),
  ...(['widthSum', 'widths', 'comfortSum', 'comforts'] as const),
] as const

const tallyOf = ({ productId, rating, recommends, fit, width, comfort }: Counted, sign: 1 | -1): Tally => {
  const one = (isThere: boolean): number => (isThere ? sign : 0)
  return {
    ...{ productId, rating, reviews: sign },
    ...{ recommending: one(recommends === true), recommendations: one(recommends !== null) },
    ...{ fitSum: sign * (fit ?? 0), fits: one(fit !== null) },
    ...{ widthSum: sign * (width ?? 0), widths: one(width !== null) },
    ...{ comfortSum: sign * (comfort ?? 0), comforts: one(comfort !== null) },
  }
}

/** Counts a review that is published now, or one that no longer is. */
export const countReview = async (tx: Sql, review: Counted, sign: 1 | -1): Promise<void> => {
  const added = sums.map((name): [string, SQL] => [
    name,
    sql`${reviewTally[name]} + excluded.${sql.identifier(reviewTally[name].name)}`,
  ])
  await tx
    .insert(reviewTally)
    .values(tallyOf(review, sign))
    .onConflictDoUpdate({
      target: [reviewTally.productId, reviewTally.rating],
      set: Object.fromEntries(added),
    })
}

const stars = [5, 4, 3, 2, 1]

const oneDecimal = (sum: number, of: number): number => Math.round((10 * sum) / of) / 10

/** What tallies of one product, in any order, say together. */
export const summaryOf = (tallies: readonly Tally[]): ReviewSummary => {
  const all = (name: (typeof sums)[number]): number => tallies.reduce((sum, one) => sum + one[name], 0)
  const total = all('reviews')
  const starSum = tallies.reduce((sum, { rating, reviews }) => sum + rating * reviews, 0)
  const aspects: ReviewSummary['aspects'] = {}
  for (const name of reviewAspects) {
    const of = all(`${name}s`)
    if (of > 0) aspects[name] = oneDecimal(all(`${name}Sum`), of)
  }
  return {
    average: total === 0 ? 0 : oneDecimal(starSum, total),
    total,
    histogram: stars.map((one) => ({
      stars: one,
      count: tallies.find(({ rating }) => rating === one)?.reviews ?? 0,
    })),
    ...(all('recommendations') > 0
      ? { recommended: { count: all('recommending'), of: all('recommendations') } }
      : {}),
    aspects,
  }
}

export const readSummary = async (db: Sql, productId: string): Promise<ReviewSummary> =>
  summaryOf(await db.select().from(reviewTally).where(eq(reviewTally.productId, productId)))

/** What listings show of a summary; nothing without a review. */
export const ratingOf = ({ average, total }: ReviewSummary): Rating | undefined =>
  total === 0 ? undefined : { score: average, reviewsCount: total }
