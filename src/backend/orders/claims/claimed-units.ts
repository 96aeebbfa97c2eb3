import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import { lockVariants, returnStock, takeStock } from '#src/backend/catalogue/stock/take-stock.ts'
import { returnShelfStock, takeShelfStock } from '#src/backend/stores/take-shelf-stock.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { OrderContent } from '../store/order-content.ts'

type Units = OrderContent['units']

/** Units that are sent come from stock, those that are collected from the shelf of their store. */
const byPlace = (units: Units) => ({
  stock: units.filter(({ storeId }) => storeId === ''),
  shelves: units.filter(({ storeId }) => storeId !== ''),
})

/** Takes units of locked variants; false where one is gone, and the caller rolls back. */
export const takeUnits = async (
  tx: Sql,
  units: Units,
  at: { cartId: string; instant: string },
): Promise<boolean> => {
  const { stock, shelves } = byPlace(units)
  return (await takeStock(tx, stock, at)) && (await takeShelfStock(tx, shelves, at))
}

/** Puts units back where they were taken: into stock, or on their shelves. */
export const returnUnits = async (tx: Sql, units: Units): Promise<void> => {
  const { stock, shelves } = byPlace(units)
  await lockVariants(tx, units)
  await returnStock(tx, stock)
  await returnShelfStock(tx, shelves)
}

/** The units that an order took for some of its lines, as many of each as the line names. */
export const unitsOfLines = ({ units }: Pick<OrderContent, 'units'>, lines: readonly LineUnits[]): Units =>
  units.flatMap((unit) => {
    const qty = lines.find(({ id }) => id === unit.itemId)?.qty ?? 0
    return qty > 0 ? [{ ...unit, qty }] : []
  })
