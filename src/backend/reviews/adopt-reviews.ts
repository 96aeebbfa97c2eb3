import { eq, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { productReview } from './review-tables.ts'

/** Makes a guest's reviews the customer's; of a product that the customer reviewed already, the guest's stays nobody's. */
export const adoptReviews = async (db: Sql, from: string, to: string): Promise<void> => {
  await db
    .update(productReview)
    .set({
      ownerId: sql`case when exists (
      select from ${productReview} own where own.owner_id = ${to} and own.product_id = "product_review"."product_id")
      then null else ${to}::uuid end`,
    })
    .where(eq(productReview.ownerId, from))
}
