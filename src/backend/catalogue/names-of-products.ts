import { sql } from 'drizzle-orm'
import type { LocalizedText } from '#src/contract/catalogue/catalogue.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { product } from './catalogue-tables.ts'

/** What products are called, by their ids, whether they are on sale or not; unknown ones are left out. */
export const namesOfProducts = async (
  db: Sql,
  productIds: readonly string[],
): Promise<Map<string, LocalizedText>> => {
  const found = await db
    .select({ productId: product.productId, name: sql<LocalizedText>`${product.facts} -> 'name'` })
    .from(product)
    .where(sql`${product.productId} = any(${sql.param([...productIds])}::text[])`)
  return new Map(found.map(({ productId, name }) => [productId, name]))
}
