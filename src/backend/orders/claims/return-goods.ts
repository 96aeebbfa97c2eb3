import { yearOf } from '#src/rules/customer/discount-year.ts'
import { unitsAmount } from '#src/rules/orders/line-amounts.ts'
import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import { lockVariants, returnStock } from '#src/backend/catalogue/take-stock.ts'
import { bookDiscount } from '#src/backend/customer/discounts.ts'
import { returnShelfStock } from '#src/backend/stores/take-shelf-stock.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { StoredOrder } from '../store/order-store.ts'

/** Puts units of a locked order back where they were taken: into stock, or on their shelves. */
export const returnUnits = async (
  tx: Sql,
  { content }: StoredOrder,
  lines: readonly LineUnits[],
): Promise<void> => {
  const units = content.units.flatMap((unit) => {
    const qty = lines.find(({ id }) => id === unit.itemId)?.qty ?? 0
    return qty > 0 ? [{ ...unit, qty }] : []
  })
  await lockVariants(tx, units)
  await returnStock(
    tx,
    units.filter(({ storeId }) => storeId === ''),
  )
  await returnShelfStock(
    tx,
    units.filter(({ storeId }) => storeId !== ''),
  )
}

/** Lets be spent again what discounts of the year were used for; `before` and `after` are all units that are not bought any more. */
export const returnDiscounts = async (
  tx: Sql,
  { content, placedAt }: StoredOrder,
  { before, after }: { before: readonly LineUnits[]; after: readonly LineUnits[] },
  instant: string,
): Promise<void> => {
  if (yearOf(placedAt) !== yearOf(instant)) return
  const { totals, customerId, discounts } = content
  const goods = { ...content, totals: { ...totals, taxation: 'gross' } } as const
  const amount = unitsAmount(goods, before) - unitsAmount(goods, after)
  for (const { kind } of discounts) await bookDiscount(tx, { customerId, kind, amount, instant })
}
