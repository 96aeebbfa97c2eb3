import { and, count, desc, asc, eq, gt, inArray } from 'drizzle-orm'
import { isoInstant, type Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { reviewsTag } from '#src/contract/cache-tags.ts'
import { textIn, type LocalizedText } from '#src/contract/catalogue/catalogue.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { reviewQueues, StaffReview } from '#src/contract/reviews/staff-review-calls.ts'
import type { ReviewState } from '#src/contract/reviews/review.ts'
import { namesOfProducts } from '#src/backend/catalogue/names-of-products.ts'
import { lockRating, rateProduct } from '#src/backend/catalogue/rate-product.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { presentWords, type StoredReview } from './review-presenter.ts'
import { productReview, reviewFlag } from './review-tables.ts'
import { countReview, ratingOf, readSummary } from './review-tallies.ts'

const noReview = () => err(apiError('REV404'))

const rateAnew = async (tx: Sql, productId: string): Promise<void> => {
  await rateProduct(tx, productId, ratingOf(await readSummary(tx, productId)))
  await invalidate(tx, [reviewsTag(productId)])
}

/** Deletes reviews within a transaction, with what they add to ratings. */
export const removeReviews = async (tx: Sql, ids: readonly string[]): Promise<void> => {
  const found = await tx
    .select()
    .from(productReview)
    .where(inArray(productReview.id, [...ids]))
    .orderBy(asc(productReview.productId))
  const uncounted = new Set<string>()
  for (const { productId, id } of found) {
    await lockRating(tx, productId)
    const [removed] = await tx.delete(productReview).where(eq(productReview.id, id)).returning()
    if (removed?.state !== 'published') continue
    await countReview(tx, removed, -1)
    uncounted.add(productId)
  }
  for (const productId of uncounted) await rateAnew(tx, productId)
}

type Queue = (typeof reviewQueues)[number]

const present = (stored: StoredReview, name: LocalizedText | undefined): StaffReview => ({
  ...presentWords(stored),
  ...{ productId: stored.productId, productName: name === undefined ? '' : textIn(name, 'en') },
  ...{ state: stored.state, flags: stored.flags, createdAt: isoInstant(stored.createdAt) },
})

/** What staff do with reviews. REV404 where there is none. */
export const createModeration = (db: Sql, clock: Clock) => ({
  list: async (
    queue: Queue,
    page: { start: number; count: number },
  ): Promise<CallOutput<'GET /ops/v1/reviews'>> => {
    const isIn =
      queue === 'flagged'
        ? and(gt(productReview.flags, 0), eq(productReview.state, 'published'))
        : eq(productReview.state, queue)
    const orders = {
      pending: [asc(productReview.createdAt)],
      published: [desc(productReview.createdAt)],
      rejected: [desc(productReview.createdAt)],
      flagged: [desc(productReview.flags)],
    }
    const found = await db
      .select()
      .from(productReview)
      .where(isIn)
      .orderBy(...orders[queue], asc(productReview.id))
      .offset(page.start)
      .limit(page.count)
    const [counted] = await db.select({ total: count() }).from(productReview).where(isIn)
    const names = await namesOfProducts(
      db,
      found.map(({ productId }) => productId),
    )
    return {
      reviews: found.map((one) => present(one, names.get(one.productId))),
      total: counted?.total ?? 0,
    }
  },

  /** Publishes or rejects; what listings show of the product changes with it. */
  decide: (
    reviewId: string,
    state: Exclude<ReviewState, 'pending'>,
  ): Promise<Result<{ state: ReviewState }, ApiError<'REV404'>>> =>
    inTransaction(db, async (tx) => {
      const own = eq(productReview.id, reviewId)
      const [named] = await tx.select({ productId: productReview.productId }).from(productReview).where(own)
      if (!named) return noReview()
      await lockRating(tx, named.productId)
      const [review] = await tx.select().from(productReview).where(own).for('update')
      if (!review) return noReview()
      const publishedAt = review.publishedAt ?? (state === 'published' ? clock() : null)
      await tx.update(productReview).set({ state, publishedAt, flags: 0 }).where(own)
      await tx.delete(reviewFlag).where(eq(reviewFlag.reviewId, reviewId))
      if ((review.state === 'published') !== (state === 'published')) {
        await countReview(tx, review, state === 'published' ? 1 : -1)
        await rateAnew(tx, review.productId)
      }
      return ok({ state })
    }),

  /** Replies for the brand; an empty text takes the reply back. */
  reply: (reviewId: string, text: string): Promise<Result<{ replied: boolean }, ApiError<'REV404'>>> =>
    inTransaction(db, async (tx) => {
      const replied = text !== ''
      const [review] = await tx
        .update(productReview)
        .set(replied ? { reply: text, repliedAt: clock() } : { reply: null, repliedAt: null })
        .where(eq(productReview.id, reviewId))
        .returning({ productId: productReview.productId })
      if (!review) return noReview()
      await invalidate(tx, [reviewsTag(review.productId)])
      return ok({ replied })
    }),
})

export type Moderation = ReturnType<typeof createModeration>
