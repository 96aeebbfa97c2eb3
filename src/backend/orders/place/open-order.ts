import { and, eq } from 'drizzle-orm'
import { isCartAt } from '#src/backend/cart/commands/finish-cart.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { isOrderOf, isUnsettled } from '../store/order-store.ts'
import { shopOrder } from '../store/order-tables.ts'

/** The caller's order of a cart that waits for its payment, and whether the cart has stayed as it was ordered; undefined where none waits. */
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
