import { asc, eq } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { removeReviews } from './moderate-review.ts'
import { presentWords } from './review-presenter.ts'
import { productReview, reviewFlag, reviewVote } from './review-tables.ts'

/** What a customer wrote of products, and said of what others wrote. */
export const reviewPersonalData: PersonalData = {
  read: async (db, ownerId) => {
    const own = eq(productReview.ownerId, ownerId)
    const reviews = await db.select().from(productReview).where(own).orderBy(asc(productReview.createdAt))
    const votes = await db
      .select({ reviewId: reviewVote.reviewId, helpful: reviewVote.helpful })
      .from(reviewVote)
      .where(eq(reviewVote.voterId, ownerId))
    return {
      reviews: reviews.map((stored) => ({
        ...presentWords(stored),
        ...{ productId: stored.productId, state: stored.state, createdAt: isoInstant(stored.createdAt) },
      })),
      reviewVotes: votes,
    }
  },

  /** Votes still count, of nobody. */
  forget: async (tx, ownerId) => {
    const own = await tx
      .select({ id: productReview.id })
      .from(productReview)
      .where(eq(productReview.ownerId, ownerId))
    await removeReviews(
      tx,
      own.map(({ id }) => id),
    )
    await tx.delete(reviewVote).where(eq(reviewVote.voterId, ownerId))
    await tx.delete(reviewFlag).where(eq(reviewFlag.voterId, ownerId))
  },
}
