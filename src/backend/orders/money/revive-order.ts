import { err, ok } from '#src/base/result.ts'
import { lockVariants } from '#src/backend/catalogue/take-stock.ts'
import { inTransaction } from '#src/backend/platform/in-transaction.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { OrderParts } from '../store/order-parts.ts'
import { orderOfCart, tendersOf, type StoredOrder } from '../store/order-store.ts'
import { takeGoods } from '../claims/take-goods.ts'

/**
 * Takes again all that a locked order had given back when its payment failed, since its money came after all. False, and nothing taken,
 * where something is gone by now, the cart was ordered anew, its money goes back, or points had paid, whose going and coming is booked once.
 */
export const reviveOrder = async (
  tx: Sql,
  order: StoredOrder,
  parts: Pick<OrderParts, 'clock' | 'newId'>,
): Promise<boolean> => {
  if (order.successorCartId !== null) return false
  // A cart lives on once it was ordered: what was ordered of it before says nothing.
  const latest = await orderOfCart(tx, order.cartId)
  if (latest && latest.order.placedAt >= order.placedAt) return false
  const tenders = await tendersOf(tx, order.orderNumber)
  if (tenders.some(({ source, refunded }) => source.kind === 'points' || refunded > 0)) return false
  const taken = await inTransaction(tx, async (nested) => {
    await lockVariants(nested, order.content.units, order.cartId)
    const goods = await takeGoods(nested, order, tenders, parts)
    return goods.ok ? ok(undefined) : err(goods.error)
  })
  return taken.ok
}
