import { asc, desc, inArray } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { productAffinity } from './recommendation-tables.ts'
import type { ScoredProduct } from './pair-scores.ts'

/** Reads of what was learned. */
export const createAffinityReads = (db: Sql) => ({
  /** What goes with each of some products; nothing of those of which nothing is known. */
  othersOf: async (productIds: readonly string[]): Promise<ScoredProduct[][]> => {
    if (productIds.length === 0) return []
    const rows = await db
      .select({ others: productAffinity.others })
      .from(productAffinity)
      .where(inArray(productAffinity.productId, [...productIds]))
      .orderBy(asc(productAffinity.productId))
    return rows.map(({ others }) => others)
  },

  /** What is bought most, best first. */
  popular: async (limit: number): Promise<string[]> => {
    const rows = await db
      .select({ productId: productAffinity.productId })
      .from(productAffinity)
      .orderBy(desc(productAffinity.popularity), asc(productAffinity.productId))
      .limit(limit)
    return rows.map(({ productId }) => productId)
  },
})

export type AffinityReads = ReturnType<typeof createAffinityReads>
