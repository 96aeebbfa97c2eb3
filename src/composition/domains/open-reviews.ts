import { createJudging } from '#src/backend/reviews/judge-review.ts'
import { createModeration } from '#src/backend/reviews/moderate-review.ts'
import type { ReviewLinks } from '#src/backend/reviews/review-links.ts'
import { listReviews } from '#src/backend/reviews/list-reviews.ts'
import { reviewHandlers } from '#src/backend/reviews/review-routes.ts'
import { staffReviewHandlers } from '#src/backend/reviews/staff-review-routes.ts'
import { createWriting, type FindPurchases } from '#src/backend/reviews/write-review.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedOrders } from './open-orders.ts'

/** What buyers write of products, and what others and staff say of that. */
export const openReviews = (
  { database, clock, newId }: Foundation,
  links: ReviewLinks,
  { orders }: OpenedOrders,
) => {
  const db = database.sql
  const findPurchases: FindPurchases = async ({ token, sessionId }, productId) => {
    if (token === undefined) return orders.sentItems({ ownerId: sessionId, productId })
    const orderNumber = links.read(token)
    return orderNumber === undefined ? [] : orders.sentItems({ orderNumber, productId })
  }
  return {
    handlers: {
      ...reviewHandlers({
        read: listReviews(db),
        writing: createWriting({ db, findPurchases, clock, newId }),
        judging: createJudging(db),
      }),
      ...staffReviewHandlers(createModeration(db, clock)),
    },
  }
}
