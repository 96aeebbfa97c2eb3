import { index, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/backend/platform/database/instant-column.ts'
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
