import { isoInstant } from '#src/base/clock.ts'
import type { Review } from '#src/contract/reviews/review.ts'
import type { productReview } from './review-tables.ts'

export type StoredReview = typeof productReview.$inferSelect

/** What shoppers and staff see of a review alike. */
export const presentWords = (stored: StoredReview): Omit<Review, 'publishedAt'> => {
  const { id: reviewId, rating, title, text, nickname, locale, helpful, unhelpful } = stored
  const { recommends, fit, width, comfort, reply, repliedAt } = stored
  return {
    ...{ reviewId, rating, title, text, nickname, locale, helpful, unhelpful },
    ...(recommends === null ? {} : { recommends }),
    aspects: {
      ...(fit === null ? {} : { fit }),
      ...(width === null ? {} : { width }),
      ...(comfort === null ? {} : { comfort }),
    },
    ...(reply === null || repliedAt === null ? {} : { reply: { text: reply, at: isoInstant(repliedAt) } }),
  }
}

/** A published review as every shopper reads it. */
export const presentReview = (stored: StoredReview): Review => ({
  ...presentWords(stored),
  publishedAt: isoInstant(stored.publishedAt ?? stored.createdAt),
})
