import { eq, sql } from 'drizzle-orm'
import { listingsTag, productTag } from '#src/contract/cache-tags.ts'
import type { Rating } from '#src/contract/catalogue/product.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { product } from './catalogue-tables.ts'
import { createCatalogueWrites } from './catalogue-writes.ts'

/** Has those who would rate the same product wait for the transaction: each sees what the others have counted. */
export const lockRating = async (tx: Sql, productId: string): Promise<void> => {
  await tx
    .select({ productId: product.productId })
    .from(product)
    .where(eq(product.productId, productId))
    .for('no key update')
}

/** Gives a product the rating that cards, listings and facets show; none where no review is left. */
export const rateProduct = async (tx: Sql, productId: string, rating: Rating | undefined): Promise<void> => {
  await tx
    .update(product)
    .set({ ratingScore: rating?.score ?? null, reviewsCount: rating?.reviewsCount ?? 0 })
    .where(eq(product.productId, productId))
  await createCatalogueWrites(tx).publish([listingsTag, productTag(productId)])
}

/** Gives many products their ratings within a transaction that tells of its change itself. */
export const rateProducts = async (
  tx: Sql,
  ratings: readonly (Rating & { productId: string })[],
): Promise<void> => {
  await tx.execute(sql`update ${product} set rating_score = rated.score, reviews_count = rated."reviewsCount"
    from jsonb_to_recordset(${JSON.stringify(ratings)}::jsonb) as rated("productId" text, score real, "reviewsCount" int)
    where "product".product_id = rated."productId"`)
}
