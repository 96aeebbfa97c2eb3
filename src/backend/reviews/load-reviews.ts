import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { starsSchema } from '#src/contract/reviews/review.ts'
import { rateProducts } from '#src/backend/catalogue/rate-product.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { StoredReview } from './review-presenter.ts'
import { productReview, reviewTally } from './review-tables.ts'
import { ratingOf, summaryOf } from './review-tallies.ts'

/** A review that was written and published elsewhere. */
export type WrittenReview = Pick<
  StoredReview,
  'id' | 'productId' | 'locale' | 'rating' | 'title' | 'text' | 'nickname' | 'createdAt' | 'helpful'
> &
  Partial<Pick<StoredReview, 'recommends' | 'fit' | 'width' | 'comfort'>>

/**
 * Publishes reviews within a transaction that loads their products, and rates these; reviews that are there already stay as they are. It takes a
 * handful of statements, however many there are.
 */
export const loadReviews = async (tx: Sql, reviews: readonly WrittenReview[]): Promise<void> => {
  z.array(starsSchema).parse(reviews.map(({ rating }) => rating))
  await tx.execute(sql`insert into ${productReview}
      (id, product_id, locale, state, rating, title, text, nickname, recommends, fit, width, comfort, helpful, created_at, published_at)
    select r.id, r."productId", r.locale, 'published', r.rating, r.title, r.text, r.nickname, r.recommends, r.fit, r.width,
      r.comfort, r.helpful, r."createdAt", r."createdAt"
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as r(id uuid, "productId" text, locale text, rating smallint,
      title text, text text, nickname text, recommends boolean, fit smallint, width smallint, comfort smallint, helpful int,
      "createdAt" timestamptz)
    on conflict (id) do nothing`)
  await tx.execute(sql`insert into ${reviewTally}
      (product_id, rating, reviews, recommending, recommendations, fit_sum, fits, width_sum, widths, comfort_sum, comforts)
    select product_id, rating, count(*), count(*) filter (where recommends), count(recommends), coalesce(sum(fit), 0), count(fit),
      coalesce(sum(width), 0), count(width), coalesce(sum(comfort), 0), count(comfort)
    from ${productReview} where state = 'published' group by product_id, rating
    on conflict (product_id, rating) do update set reviews = excluded.reviews, recommending = excluded.recommending,
      recommendations = excluded.recommendations, fit_sum = excluded.fit_sum, fits = excluded.fits,
      width_sum = excluded.width_sum, widths = excluded.widths, comfort_sum = excluded.comfort_sum, comforts = excluded.comforts`)
  const tallies = Map.groupBy(await tx.select().from(reviewTally), ({ productId }) => productId)
  await rateProducts(
    tx,
    [...tallies].flatMap(([productId, own]) => {
      const rating = ratingOf(summaryOf(own))
      return rating ? [{ ...rating, productId }] : []
    }),
  )
  await tx.execute(sql`analyze ${productReview}, ${reviewTally}`)
}
