import { and, eq, sql } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { reviewsTag } from '#src/contract/cache-tags.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { productReview, reviewFlag, reviewVote } from './review-tables.ts'

type Named = { productId: string; reviewId: string }

const isPublishedOne = ({ productId, reviewId }: Named) =>
  and(
    eq(productReview.id, reviewId),
    eq(productReview.productId, productId),
    eq(productReview.state, 'published'),
  )

const lockReview = async (tx: Sql, named: Named) => {
  const [found] = await tx.select().from(productReview).where(isPublishedOne(named)).for('update')
  return found
}

/** What other shoppers say of a review. REV404 where none of the product that is named is published. */
export const createJudging = (db: Sql) => ({
  /** Counts a vote, once of each voter; what they said before no longer counts. */
  vote: (
    named: Named,
    voterId: string,
    helpful: boolean,
  ): Promise<Result<{ helpful: number; unhelpful: number }, ApiError<'REV404'>>> =>
    inTransaction(db, async (tx) => {
      const review = await lockReview(tx, named)
      if (!review) return err(apiError('REV404'))
      const { reviewId, productId } = named
      const own = and(eq(reviewVote.reviewId, reviewId), eq(reviewVote.voterId, voterId))
      const [before] = await tx.select({ helpful: reviewVote.helpful }).from(reviewVote).where(own)
      const counts = { helpful: review.helpful, unhelpful: review.unhelpful }
      if (before?.helpful === helpful) return ok(counts)
      if (before) counts[before.helpful ? 'helpful' : 'unhelpful'] -= 1
      counts[helpful ? 'helpful' : 'unhelpful'] += 1
      await tx
        .insert(reviewVote)
        .values({ reviewId, voterId, helpful })
        .onConflictDoUpdate({ target: [reviewVote.reviewId, reviewVote.voterId], set: { helpful } })
      await tx.update(productReview).set(counts).where(eq(productReview.id, reviewId))
      await invalidate(tx, [reviewsTag(productId)])
      return ok(counts)
    }),

  /** Has staff look at a review again; counts once of each voter. */
  flag: (named: Named, voterId: string): Promise<Result<{ flagged: true }, ApiError<'REV404'>>> =>
    inTransaction(db, async (tx) => {
      if (!(await lockReview(tx, named))) return err(apiError('REV404'))
      const { reviewId } = named
      const added = await tx
        .insert(reviewFlag)
        .values({ reviewId, voterId })
        .onConflictDoNothing()
        .returning()
      if (added.length > 0)
        await tx
          .update(productReview)
          .set({ flags: sql`${productReview.flags} + 1` })
          .where(eq(productReview.id, reviewId))
      return ok({ flagged: true })
    }),
})

export type Judging = ReturnType<typeof createJudging>
