import { yearOf } from '#src/rules/customer/discount-year.ts'
import { lockVariants, returnStock } from '#src/backend/catalogue/take-stock.ts'
import { bookDiscount } from '#src/backend/customer/discounts.ts'
import { returnPromotions } from '#src/backend/promotions/promotion-claims.ts'
import { returnShelfStock } from '#src/backend/stores/take-shelf-stock.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { OrderParts } from '../store/order-parts.ts'
import type { StoredOrder, StoredTender } from '../store/order-store.ts'
import { returnTenders } from '../money/take-tenders.ts'

/** Gives back all that a locked order took: stock, gift cards, points, uses of promotions. The caller does it once. */
export const giveBack = async (
  tx: Sql,
  order: StoredOrder,
  tenders: readonly StoredTender[],
  { newId, clock }: Pick<OrderParts, 'newId' | 'clock'>,
): Promise<void> => {
  const { units } = order.content
  await lockVariants(tx, units)
  await returnStock(
    tx,
    units.filter(({ storeId }) => storeId === ''),
  )
  await returnShelfStock(
    tx,
    units.filter(({ storeId }) => storeId !== ''),
  )
  await returnTenders(tx, order, tenders, { newId, instant: clock() })
  await returnPromotions(tx, order.orderNumber)
  const { customerId, discounts } = order.content
  const instant = clock()
  // What was spent of a year that is over is no part of the new one.
  if (yearOf(order.placedAt) !== yearOf(instant)) return
  for (const { kind, amount } of discounts)
    await bookDiscount(tx, { customerId, kind, amount: -amount, instant })
}
