import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { CallOutput } from '#src/contract/calls.ts'
import { maxReviewPage, type ReviewSort } from '#src/contract/reviews/review.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { presentReview } from './review-presenter.ts'
import { productReview } from './review-tables.ts'
import { readSummary } from './review-tallies.ts'

type Page = { page: number; pageSize: number; sort: ReviewSort; stars?: number | undefined }

/** As the indexes have them. */
const newest = [sql`${productReview.publishedAt} desc nulls last`, asc(productReview.id)]
const orders: Record<ReviewSort, SQL[]> = {
  newest,
  highest: [sql`${productReview.rating} desc nulls last`, ...newest],
  lowest: [asc(productReview.rating), ...newest],
  helpful: [sql`${productReview.helpful} desc nulls last`, ...newest],
}

/** A page of the published reviews of a product: how many there are is counted already, so that a page costs what it shows. */
export const listReviews =
  (db: Sql) =>
  async (
    productId: string,
    { page, pageSize, sort, stars }: Page,
  ): Promise<CallOutput<'GET /products/v1/products/{productId}/reviews'>> => {
    const summary = await readSummary(db, productId)
    const total =
      stars === undefined ? summary.total : (summary.histogram.find((one) => one.stars === stars)?.count ?? 0)
    const start = (page - 1) * pageSize
    const found =
      start >= total
        ? []
        : await db
            .select()
            .from(productReview)
            .where(
              and(
                eq(productReview.productId, productId),
                sql`state = 'published'`,
                stars === undefined ? undefined : eq(productReview.rating, stars),
              ),
            )
            .orderBy(...orders[sort])
            .offset(start)
            .limit(pageSize)
    return {
      ...{ summary, page, pageSize, total, sort },
      pageCount: Math.min(maxReviewPage, Math.max(1, Math.ceil(total / pageSize))),
      reviews: found.map(presentReview),
    }
  }
