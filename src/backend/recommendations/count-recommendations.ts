import { desc, gte, inArray, and, lt, sql } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import type { RecommendationReport } from '#src/contract/recommendations/recommendation.ts'
import type { CatalogueQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { RecommendationEngine } from './recommendation-engine.ts'
import { recommendationCount } from './recommendation-tables.ts'

const dayOf = (instant: string): string => instant.slice(0, 10)

type Dependencies = { db: Sql; clock: Clock; catalogue: CatalogueQueries; engine: RecommendationEngine }

/** Counts what was seen, clicked or viewed of the products that there are, each once, and tells the engine; gives how many. */
export const countRecommendations =
  ({ db, clock, catalogue, engine }: Dependencies) =>
  async (report: RecommendationReport): Promise<number> => {
    const { kind, widget, items } = report
    const known = await catalogue.products([...new Set(items.map(({ productId }) => productId))])
    // In one order, so that two reports never wait for each other.
    const productIds = [...known.keys()].sort()
    if (productIds.length === 0) return 0
    const day = dayOf(clock())
    await db
      .insert(recommendationCount)
      .values(productIds.map((productId) => ({ day, kind, widget, productId, count: 1 })))
      .onConflictDoUpdate({
        target: [
          recommendationCount.day,
          recommendationCount.kind,
          recommendationCount.widget,
          recommendationCount.productId,
        ],
        set: { count: sql`${recommendationCount.count} + 1` },
      })
    if (kind !== 'view') void engine.report?.(report)
    return productIds.length
  }

/** Most days of products that are read at once: those that were viewed most. */
const maxViews = 20_000

/** How often products were viewed, by their pages and by clicks on recommendations, each day since an instant. */
export const readViews = (
  db: Sql,
  since: string,
): Promise<{ productId: string; day: string; count: number }[]> => {
  const { productId, day, count, kind } = recommendationCount
  const views = sql<number>`sum(${count})::int`
  return db
    .select({ productId, day, count: views })
    .from(recommendationCount)
    .where(and(gte(day, dayOf(since)), inArray(kind, ['view', 'click'])))
    .groupBy(productId, day)
    .orderBy(desc(views), productId, day)
    .limit(maxViews)
}

/** Deletes the counts of days before that of an instant. */
export const purgeRecommendationCounts = async (db: Sql, before: string): Promise<void> => {
  await db.delete(recommendationCount).where(lt(recommendationCount.day, dayOf(before)))
}
