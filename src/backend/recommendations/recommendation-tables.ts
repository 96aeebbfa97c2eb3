import { date, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/backend/platform/database/instant-column.ts'
import type { RecommendationReport } from '#src/contract/recommendations/recommendation.ts'
import type { ScoredProduct } from './pair-scores.ts'

/** What orders and carts of the last months say of a product. */
export const productAffinity = pgTable(
  'product_affinity',
  {
    productId: text('product_id').primaryKey(),
    /** How often it was in baskets, recent ones more. */
    popularity: real().notNull(),
    /** What goes best with it, best first. */
    others: jsonb().$type<ScoredProduct[]>().notNull(),
    learnedAt: instant('learned_at').notNull(),
  },
  (table) => [index('product_affinity_popularity').on(table.popularity.desc(), table.productId)],
)

/** How often a product was viewed, or as a recommendation seen or clicked, on a day (UTC) at a place. */
export const recommendationCount = pgTable(
  'recommendation_count',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<RecommendationReport['kind']>().notNull(),
    widget: text().$type<RecommendationReport['widget']>().notNull(),
    productId: text('product_id').notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.widget, table.productId] })],
)
