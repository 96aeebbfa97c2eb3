import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { catalogueVariantSchema } from '#src/contract/catalogue/catalogue.ts'
import type { Database } from '#src/backend/platform/database.ts'
import { createCatalogueWrites } from './catalogue-writes.ts'
import { product, variant } from './catalogue-tables.ts'

const { quantity, prices } = catalogueVariantSchema.shape

/** New stock or prices of a variant, found by product and variant id, else by its SKU wherever that is. */
export const variantUpdateSchema = z.strictObject({
  variantId: z.string().optional(),
  sku: z.string().optional(),
  quantity: quantity.optional(),
  /** Prices in these currencies; those in others stay. */
  prices: prices.optional(),
})
export type VariantUpdate = z.infer<typeof variantUpdateSchema>

/** Changes stock and prices of variants in one transaction. Returns how many variants were found. */
export const updateVariants = (database: Database, updates: readonly VariantUpdate[]): Promise<number> =>
  database.sql.transaction(async (tx) => {
    const found = await tx.execute(sql`update ${variant} set
        quantity = coalesce(u.quantity, "variant".quantity),
        prices = "variant".prices || coalesce(u.prices, '{}'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as u("variantId" text, sku text, quantity int, prices jsonb)
      where "variant".variant_id = u."variantId" or (u."variantId" is null and "variant".sku = u.sku)
      returning "variant".product_id`)
    const { rows } = z.object({ rows: z.array(z.object({ product_id: z.string() })) }).parse(found)
    const ids = JSON.stringify([...new Set(rows.map((row) => row.product_id))])
    await tx.execute(sql`update ${product} set lowest_prices = (
        select jsonb_object_agg(currency, lowest) from (
          select key as currency, min((value ->> 'current')::bigint) as lowest
          from ${variant} v, jsonb_each(v.prices) where v.product_id = "product".product_id group by key) each)
      where product_id in (select jsonb_array_elements_text(${ids}::jsonb))`)
    await createCatalogueWrites(tx).publish()
    return rows.length
  })
