import { inArray, or } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { variant } from '../catalogue-tables.ts'

/** A variant by the code, upc or SKU, that somebody named it by. */
export type NamedVariant = { code: string; productId: string; upc: string }

/** The variants that codes name, each by its upc or SKU: none for an unknown code, several where variants share one. */
export const variantsNamed = async (db: Sql, codes: readonly string[]): Promise<NamedVariant[]> => {
  const found = await db
    .select({ productId: variant.productId, upc: variant.upc, sku: variant.sku })
    .from(variant)
    .where(or(inArray(variant.upc, [...codes]), inArray(variant.sku, [...codes])))
  const wanted = new Set(codes)
  return found.flatMap(({ productId, upc, sku }) =>
    [...new Set([upc, sku])].flatMap((code) => (wanted.has(code) ? [{ code, productId, upc }] : [])),
  )
}
