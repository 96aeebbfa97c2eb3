import { z } from 'zod'
import { storeIdSchema } from '#src/contract/stores/store-facts.ts'
import { variantsNamed } from '#src/backend/catalogue/products/variants-named.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { createStoreReads } from './store-reads.ts'
import { createStoreWrites } from './store-writes.ts'

/** New units of a variant in a store; `code` is the variant's upc or SKU. */
export const stockUpdateSchema = z.strictObject({
  storeId: storeIdSchema,
  code: z.string().min(1).max(64),
  quantity: z.int().min(0).max(999_999),
})
export type StockUpdate = z.infer<typeof stockUpdateSchema>

/** What became of updates: how many were written, and those whose store or variant there is not. */
export const stockReportSchema = z.object({
  updated: z.int(),
  missing: z.array(stockUpdateSchema.extend({ what: z.enum(['store', 'variant']) })),
})
export type StockReport = z.infer<typeof stockReportSchema>

/** Updates written in one transaction: few, so that a shop that shares the embedded database answers in between. */
const batchSize = 500

/** Sets units of variants in stores; a code that several variants share sets each of them. */
export const updateStoreStock = async (
  database: Database,
  updates: readonly StockUpdate[],
): Promise<StockReport> => {
  const report: StockReport = { updated: 0, missing: [] }
  const known = await createStoreReads(database.patient).byId([...new Set(updates.map((one) => one.storeId))])
  const storeIds = new Set(known.map(({ storeId }) => storeId))
  for (let from = 0; from < updates.length; from += batchSize) {
    const batch = updates.slice(from, from + batchSize)
    await database.patient.transaction(async (tx) => {
      const named = await variantsNamed(tx, [...new Set(batch.map(({ code }) => code))])
      const variants = Map.groupBy(named, ({ code }) => code)
      const rows = new Map<string, { storeId: string; productId: string; upc: string; quantity: number }>()
      for (const update of batch) {
        const meant = variants.get(update.code)
        const what = !storeIds.has(update.storeId) ? 'store' : !meant ? 'variant' : undefined
        if (what) report.missing.push({ ...update, what })
        else report.updated += 1
        for (const { productId, upc } of what ? [] : (meant ?? []))
          rows.set(JSON.stringify([update.storeId, productId, upc]), {
            storeId: update.storeId,
            productId,
            upc,
            quantity: update.quantity,
          })
      }
      await createStoreWrites(tx).stock([...rows.values()])
    })
  }
  return report
}
