import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { reviewsTag } from '#src/contract/cache-tags.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { productReview, reviewFlag, reviewVote } from './review-tables.ts'

/** Makes a guest's reviews the customer's; of a product that the customer reviewed already, the guest's stays nobody's, without its email. */
const adoptWritten = async (tx: Sql, from: string, to: string): Promise<void> => {
  const isReviewed = sql`exists (
      select from ${productReview} own where own.owner_id = ${to} and own.product_id = "product_review"."product_id")`
  await tx
    .update(productReview)
    .set({
      ownerId: sql`case when ${isReviewed} then null else ${to}::uuid end`,
      email: sql`case when ${isReviewed} then null else "product_review"."email" end`,
    })
    .where(eq(productReview.ownerId, from))
}

/** Makes a guest's votes and flags the customer's; where the customer judged the same review, the guest's no longer counts. */
const adoptJudged = async (tx: Sql, from: string, to: string): Promise<void> => {
  const votedOn = (voterId: string) =>
    tx.select({ reviewId: reviewVote.reviewId }).from(reviewVote).where(eq(reviewVote.voterId, voterId))
  const flagged = (voterId: string) =>
    tx.select({ reviewId: reviewFlag.reviewId }).from(reviewFlag).where(eq(reviewFlag.voterId, voterId))
  const reviews = await tx
    .select({ id: productReview.id, productId: productReview.productId })
    .from(productReview)
    .where(or(inArray(productReview.id, votedOn(from)), inArray(productReview.id, flagged(from))))
    .orderBy(asc(productReview.id))
    .for('update')
  if (reviews.length === 0) return
  const votes = await tx
    .delete(reviewVote)
    .where(and(eq(reviewVote.voterId, from), inArray(reviewVote.reviewId, votedOn(to))))
    .returning()
  for (const { reviewId, helpful } of votes) {
    const counted = helpful ? 'helpful' : 'unhelpful'
    await tx
      .update(productReview)
      .set({ [counted]: sql`${productReview[counted]} - 1` })
      .where(eq(productReview.id, reviewId))
  }
  const flags = await tx
    .delete(reviewFlag)
    .where(and(eq(reviewFlag.voterId, from), inArray(reviewFlag.reviewId, flagged(to))))
    .returning()
  for (const { reviewId } of flags)
    await tx
      .update(productReview)
      .set({ flags: sql`${productReview.flags} - 1` })
      .where(eq(productReview.id, reviewId))
  await tx.update(reviewVote).set({ voterId: to }).where(eq(reviewVote.voterId, from))
  await tx.update(reviewFlag).set({ voterId: to }).where(eq(reviewFlag.voterId, from))
  const changed = new Set(votes.map(({ reviewId }) => reviewId))
  await invalidate(
    tx,
    reviews.filter(({ id }) => changed.has(id)).map(({ productId }) => reviewsTag(productId)),
  )
}

/** Makes what a guest wrote of products, and said of what others wrote, the customer's. */
export const adoptReviews = (db: Sql, from: string, to: string): Promise<void> =>
  db.transaction(async (tx) => {
    await adoptWritten(tx, from, to)
    await adoptJudged(tx, from, to)
  })
