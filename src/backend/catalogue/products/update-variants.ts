import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { systemClock, type Clock } from '#src/base/clock.ts'
import { catalogueVariantSchema } from '#src/contract/catalogue/catalogue.ts'
import { listingsTag } from '#src/contract/cache-tags.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { changedProductTags } from '../changed-product-tags.ts'
import { createCatalogueWrites } from '../catalogue-writes.ts'
import { product, variant } from '../catalogue-tables.ts'
import { recordPrices } from '../price-history.ts'
import { stockState } from '../stock/stock-state.ts'

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

/** What became of updates: how many variants they changed, and those that no variant is meant by. */
export const updateReportSchema = z.object({ updated: z.int(), missing: z.array(variantUpdateSchema) })
export type UpdateReport = z.infer<typeof updateReportSchema>

/** Tells updates apart: those of one variant share it. */
export const variantKey = ({ variantId, sku }: VariantUpdate): string => variantId ?? `sku ${sku}`

/** Variants updated at once: few, so that a shop that shares the embedded database answers in between. */
const batchSize = 500

const foundSchema = z.object({
  rows: z.array(
    z.object({
      product_id: z.string(),
      upc: z.string(),
      named: z.string(),
      quantity: z.int(),
      quantity_before: z.int(),
      is_repriced: z.boolean(),
    }),
  ),
})
type FoundVariant = z.infer<typeof foundSchema>['rows'][number]

/** Whether a change shows in listings: a price does, units do where they cross what the shop tells of them. */
const showsInListings = ({ quantity, quantity_before, is_repriced }: FoundVariant): boolean =>
  is_repriced || stockState(quantity).stockStatusLabel !== stockState(quantity_before).stockStatusLabel

/** One equality per statement, so that the database can hash it rather than compare every pair. */
const updateBatch = (
  database: Database,
  by: 'variantId' | 'sku',
  updates: readonly VariantUpdate[],
  clock: Clock,
) =>
  database.patient.transaction(async (tx) => {
    const found = await tx.execute(sql`with u as (
        select * from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as u("variantId" text, sku text, quantity int, prices jsonb)
      ), before as (
        select v.product_id, v.upc, v.quantity, v.prices, u.quantity as new_quantity, u.prices as new_prices,
          ${by === 'sku' ? sql`u.sku` : sql`u."variantId"`} as named
        from ${variant} v join u on ${by === 'sku' ? sql`v.sku = u.sku` : sql`v.variant_id = u."variantId"`}
        order by v.product_id, v.upc for update of v
      )
      update ${variant} set
        quantity = coalesce(before.new_quantity, before.quantity),
        prices = before.prices || coalesce(before.new_prices, '{}'::jsonb)
      from before where "variant".product_id = before.product_id and "variant".upc = before.upc
      returning "variant".product_id, "variant".upc, before.named, "variant".quantity,
        before.quantity as quantity_before, "variant".prices <> before.prices as is_repriced`)
    const { rows } = foundSchema.parse(found)
    const ids = JSON.stringify([...new Set(rows.map((row) => row.product_id))])
    await tx.execute(sql`update ${product} set lowest_prices = (
        select jsonb_object_agg(currency, lowest) from (
          select key as currency, min((value ->> 'current')::bigint) as lowest
          from ${variant} v, jsonb_each(v.prices) where v.product_id = "product".product_id group by key) each)
      where product_id in (select jsonb_array_elements_text(${ids}::jsonb))`)
    const repriced = rows.filter((row) => row.is_repriced).map((row) => row.product_id)
    if (repriced.length > 0) await recordPrices(tx, [...new Set(repriced)], clock())
    const productIds = rows.map((row) => row.product_id)
    const listings = rows.some(showsInListings) ? [listingsTag] : []
    await createCatalogueWrites(tx).publish([...listings, ...changedProductTags(productIds)])
    return rows
  })

/** Changes stock and prices of variants, each batch in a transaction of its own: what ends midway can be run again. */
export const updateVariants = async (
  database: Database,
  updates: readonly VariantUpdate[],
  clock: Clock = systemClock,
): Promise<UpdateReport> => {
  const updated = new Set<string>()
  const named = new Set<string>()
  const kinds = Object.groupBy(updates, ({ variantId }) => (variantId === undefined ? 'sku' : 'variantId'))
  for (const by of ['variantId', 'sku'] as const) {
    const all = kinds[by] ?? []
    for (let from = 0; from < all.length; from += batchSize)
      for (const row of await updateBatch(database, by, all.slice(from, from + batchSize), clock)) {
        updated.add(JSON.stringify([row.product_id, row.upc]))
        named.add(by === 'sku' ? variantKey({ sku: row.named }) : row.named)
      }
  }
  return { updated: updated.size, missing: updates.filter((update) => !named.has(variantKey(update))) }
}
