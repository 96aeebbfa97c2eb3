import { and, eq, gte, sql } from 'drizzle-orm'
import { reservedOnShelf } from '#src/backend/catalogue/stock/stock-query.ts'
import type { VariantUnits } from '#src/backend/catalogue/stock/take-stock.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { storeStock } from './store-tables.ts'

/** Units of a variant on the shelf of a store. */
export type ShelfUnits = VariantUnits & Readonly<{ storeId: string }>

const isShelf = ({ storeId, productId, upc }: ShelfUnits) =>
  and(eq(storeStock.storeId, storeId), eq(storeStock.productId, productId), eq(storeStock.upc, upc))

/**
 * Takes units off shelves, of variants that are locked. False, and the caller rolls back, where there are not as many besides those
 * that other carts reserved.
 */
export const takeShelfStock = async (
  tx: Sql,
  units: readonly ShelfUnits[],
  at: { cartId: string; instant: string },
): Promise<boolean> => {
  for (const one of units) {
    const shelf = { storeId: sql`${one.storeId}`, productId: sql`${one.productId}`, upc: sql`${one.upc}` }
    const taken = await tx
      .update(storeStock)
      .set({ quantity: sql`${storeStock.quantity} - ${one.qty}` })
      .where(
        and(isShelf(one), gte(storeStock.quantity, sql`${one.qty}::int + ${reservedOnShelf(shelf, at)}`)),
      )
      .returning({ quantity: storeStock.quantity })
    if (taken.length === 0) return false
  }
  return true
}

/** Puts units back on their shelves, of variants that are locked. */
export const returnShelfStock = async (tx: Sql, units: readonly ShelfUnits[]): Promise<void> => {
  for (const one of units)
    await tx
      .update(storeStock)
      .set({ quantity: sql`${storeStock.quantity} + ${one.qty}` })
      .where(isShelf(one))
}
