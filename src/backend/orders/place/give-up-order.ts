import { and, eq } from 'drizzle-orm'
import { ok } from '#src/base/result.ts'
import type { ApiError } from '#src/contract/errors.ts'
import { isCartAt } from '#src/backend/cart/commands/finish-cart.ts'
import { inTransaction } from '#src/backend/platform/in-transaction.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { cancelUnits } from '../goods/cancel-units.ts'
import type { OrderParts } from '../store/order-parts.ts'
import { isOpen, isOrderOf, isUnsettled, lockWhole } from '../store/order-store.ts'
import { shopOrder } from '../store/order-tables.ts'

/** The order of a cart that waits for its payment, and whether the cart is as it was ordered; undefined where none waits for this caller. */
export const openOrderOf = async (
  db: Sql,
  cartId: string,
  caller: string,
): Promise<{ orderNumber: string; isAsOrdered: boolean } | undefined> => {
  const [order] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.cartId, cartId), isUnsettled))
  if (!order || !isOrderOf(order, caller)) return undefined
  const isAsOrdered = await isCartAt(db, { cartId, version: order.cartVersion })
  return { orderNumber: order.orderNumber, isAsOrdered }
}

/**
 * Cancels an order that still waits for its payment, as its shopper goes on with something else: what it took is free for the next one, and
 * money that comes for it goes back. Nothing happens to one that was paid or failed meanwhile.
 */
export const giveUpOrder = async (
  parts: Pick<OrderParts, 'db' | 'clock' | 'newId'>,
  orderNumber: string,
): Promise<void> => {
  await inTransaction<undefined, ApiError<'ORD410'>>(parts.db, async (tx) => {
    const whole = await lockWhole(tx, orderNumber)
    if (!whole || !isOpen(whole.order)) return ok(undefined)
    const cancelled = await cancelUnits(tx, whole, { actor: 'shopper' }, parts)
    return cancelled.ok ? ok(undefined) : cancelled
  })
}
