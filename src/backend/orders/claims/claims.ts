import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { yearOf } from '#src/rules/customer/discount-year.ts'
import { unitsAmount } from '#src/rules/orders/line-amounts.ts'
import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import { bookDiscount } from '#src/backend/customer/discounts.ts'
import { claimPromotions, returnPromotions } from '#src/backend/promotions/promotion-claims.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { StoredOrder } from '../store/order-store.ts'
import { claimNthOrders, returnNthOrders } from './nth-order-claims.ts'
import { returnUnits, takeUnits, unitsOfLines } from './claimed-units.ts'

/** Why a claim of an order is refused. */
export type ClaimErrorId = 'INV409' | 'PRM175' | 'PRM160'

/**
 * Takes what an order claims within a transaction that locked its variants: units of stock and of shelves, uses of promotions, that it is
 * a first order, and what discounts of the year may be spent. INV409 where units are gone, PRM175 where something was taken off a first order
 * that is none, PRM160 where a promotion or a discount is used up; the caller rolls back.
 */
export const takeClaims = async (
  tx: Sql,
  order: Pick<StoredOrder, 'orderNumber' | 'cartId' | 'email' | 'content'>,
  instant: string,
): Promise<Result<undefined, ApiError<ClaimErrorId>>> => {
  const { orderNumber, cartId, content } = order
  const { units, promotions, discounts, customerId } = content
  if (!(await takeUnits(tx, units, { cartId, instant }))) return err(apiError('INV409'))
  if (!(await claimNthOrders(tx, order))) return err(apiError('PRM175'))
  if (promotions.length > 0) {
    const claimed = await claimPromotions(tx, { orderId: orderNumber, customerId, instant, promotions })
    if (!claimed.ok) return claimed
  }
  for (const { kind, amount } of discounts) {
    const booked = await bookDiscount(tx, { customerId, kind, amount, instant })
    if (!booked.ok) return err(apiError('PRM160', { discount: kind }))
  }
  return ok(undefined)
}

/** Returns the uses of promotions of an order and its place as a first order; called again it changes nothing. */
export const returnUses = async (tx: Sql, orderNumber: string): Promise<void> => {
  await returnNthOrders(tx, orderNumber)
  await returnPromotions(tx, orderNumber)
}

/** Returns all claims of a locked order whose payment failed. The caller does it once. */
export const returnClaims = async (
  tx: Sql,
  { orderNumber, placedAt, content }: StoredOrder,
  instant: string,
): Promise<void> => {
  await returnUnits(tx, content.units)
  await returnUses(tx, orderNumber)
  await returnDiscounts(tx, { placedAt, content }, ({ amount }) => amount, instant)
}

/** Units of an order that were cancelled or returned, by line: `before` this change, and `after` it. */
export type GoneUnits = Readonly<{ before: readonly LineUnits[]; after: readonly LineUnits[] }>

/** Returns to the discounts of the year what was booked for units that are cancelled or returned; nothing was for gift cards. */
export const returnDiscountsOf = async (
  tx: Sql,
  order: Pick<StoredOrder, 'placedAt' | 'content'>,
  { before, after }: GoneUnits,
  instant: string,
): Promise<void> => {
  const { totals, items } = order.content
  const goods = {
    ...order.content,
    items: items.filter(({ isGiftCard }) => !isGiftCard),
    totals: { ...totals, taxation: 'gross' },
  } as const
  const amount = unitsAmount(goods, after) - unitsAmount(goods, before)
  await returnDiscounts(tx, order, () => amount, instant)
}

/** Puts the units of some lines of a locked order back where they were taken. */
export const returnLines = (
  tx: Sql,
  { content }: Pick<StoredOrder, 'content'>,
  lines: readonly LineUnits[],
): Promise<void> => returnUnits(tx, unitsOfLines(content, lines))

/** Discounts of a year that is over are not returned. */
const returnDiscounts = async (
  tx: Sql,
  { placedAt, content }: Pick<StoredOrder, 'placedAt' | 'content'>,
  amountOf: (discount: StoredOrder['content']['discounts'][number]) => number,
  instant: string,
): Promise<void> => {
  if (yearOf(placedAt) !== yearOf(instant)) return
  const { customerId, discounts } = content
  for (const discount of discounts)
    await bookDiscount(tx, { customerId, kind: discount.kind, amount: -amountOf(discount), instant })
}
