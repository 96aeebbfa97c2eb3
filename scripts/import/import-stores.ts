import { readStoreFile } from '#src/backend/stores/import/read-stores.ts'
import { readStoreStockFile } from '#src/backend/stores/import/read-store-stock.ts'
import type { StoreAdministration } from '#src/backend/stores/store-administration.ts'
import type { ImportArguments } from './arguments.ts'
import { printFindings } from './print-report.ts'

/** Loads the stores of a file; returns the command's exit code. */
export const importStores = async (
  shop: StoreAdministration,
  { file, isDry, replaces }: ImportArguments,
): Promise<number> => {
  const { stores, refusals, refusedIds } = await readStoreFile(file)
  const report = isDry
    ? { loaded: stores.length, refused: [], removed: 0 }
    : await shop.load({ stores, replace: replaces, keep: refusedIds })
  const { loaded, refused, removed } = report
  console.log(
    `${loaded} stores ${isDry ? 'can be imported' : 'imported'}, ${refusedIds.length + refused.length} refused, ` +
      `${removed} taken out.`,
  )
  printFindings('Refused:', refusals)
  for (const { storeId, reason } of refused) console.log(`  ${storeId}: ${reason}`)
  return refusedIds.length + refused.length > 0 ? 1 : 0
}

/** Sets what stores have in stock by a file; returns the command's exit code. */
export const importStoreStock = async (
  shop: StoreAdministration,
  { file, isDry }: ImportArguments,
): Promise<number> => {
  const { updates, refusals, lineOf } = await readStoreStockFile(file)
  const { updated, missing } = isDry
    ? { updated: updates.length, missing: [] }
    : await shop.updateStock(updates)
  console.log(
    `${updated} quantities ${isDry ? 'can be set' : 'set'}, ${missing.length} not found, ${refusals.length} refused.`,
  )
  printFindings('Refused:', refusals)
  printFindings(
    'Not found:',
    missing.map((one) => ({
      line: lineOf(one),
      column: one.what === 'store' ? 'store id' : 'upc or sku',
      reason: `"${one.what === 'store' ? one.storeId : one.code}" is of no ${one.what} in the shop`,
    })),
  )
  return refusals.length > 0 || missing.length > 0 ? 1 : 0
}
