import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { takeStock } from '#src/backend/catalogue/take-stock.ts'
import { bookDiscount } from '#src/backend/customer/discounts.ts'
import { claimPromotions } from '#src/backend/promotions/promotion-claims.ts'
import { takeShelfStock } from '#src/backend/stores/take-shelf-stock.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { OrderParts } from '../store/order-parts.ts'
import type { StoredOrder, StoredTender } from '../store/order-store.ts'
import { takeTenders } from '../money/take-tenders.ts'

/**
 * Takes all that an order needs within the transaction that places it, which locked its variants: stock, uses of promotions, what discounts
 * may be spent, gift cards and points. INV409 where units are gone, PRM160 where a promotion or a discount of the year is used up, GFC700
 * and REW140 where cards and points hold less; the caller rolls back.
 */
export const takeGoods = async (
  tx: Sql,
  order: Pick<StoredOrder, 'orderNumber' | 'ownerId' | 'cartId' | 'locale' | 'content'>,
  tenders: readonly StoredTender[],
  { newId, clock }: Pick<OrderParts, 'newId' | 'clock'>,
): Promise<Result<undefined, ApiError<'INV409' | 'PRM160' | 'GFC700' | 'REW140'>>> => {
  const instant = clock()
  const { orderNumber, cartId, content } = order
  const at = { cartId, instant }
  const shipped = content.units.filter(({ storeId }) => storeId === '')
  const onShelves = content.units.filter(({ storeId }) => storeId !== '')
  if (!(await takeStock(tx, shipped, at)) || !(await takeShelfStock(tx, onShelves, at)))
    return err(apiError('INV409'))
  const { promotions, customerId } = content
  if (promotions.length > 0) {
    const claimed = await claimPromotions(tx, { orderId: orderNumber, customerId, instant, promotions })
    if (!claimed.ok) return claimed
  }
  for (const { kind, amount } of content.discounts) {
    const booked = await bookDiscount(tx, { customerId, kind, amount, instant })
    if (!booked.ok) return err(apiError('PRM160', { discount: kind }))
  }
  const taken = await takeTenders(tx, order, tenders, { newId, instant })
  return taken.ok ? ok(undefined) : taken
}
