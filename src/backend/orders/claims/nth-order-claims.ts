import { and, eq, ne, or } from 'drizzle-orm'
import { isUuid } from '#src/base/ids.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { isPaidFor, type StoredOrder } from '../store/order-store.ts'
import { nthOrderClaim, shopOrder } from '../store/order-tables.ts'

type ClaimingOrder = Pick<StoredOrder, 'orderNumber' | 'email' | 'content'>

/** Orders besides one that its buyer has paid for, by email and by account or session. */
const paidBesides = (tx: Sql, { orderNumber, email, content: { customerId } }: ClaimingOrder) =>
  tx.$count(
    shopOrder,
    and(
      isPaidFor,
      ne(shopOrder.orderNumber, orderNumber),
      isUuid(customerId)
        ? or(eq(shopOrder.email, email), eq(shopOrder.ownerId, customerId))
        : eq(shopOrder.email, email),
    ),
  )

/**
 * Claims within the transaction that places an order that it is the nth of its buyer, where something was taken off for that: of orders
 * that come at once, or wait for their payment together, one has it. False where another one has, or where the buyer paid for more or fewer
 * before; the caller then rolls back. The same order may claim again.
 */
export const claimNthOrders = async (tx: Sql, order: ClaimingOrder): Promise<boolean> => {
  const { orderNumber, email, content } = order
  const wanted = new Set(content.promotions.flatMap(({ nthOrder }) => nthOrder ?? []))
  if (wanted.size === 0) return true
  const { customerId } = content
  for (const nth of wanted) {
    await tx.insert(nthOrderClaim).values({ orderNumber, nth, email, customerId }).onConflictDoNothing()
    const own = and(eq(nthOrderClaim.orderNumber, orderNumber), eq(nthOrderClaim.nth, nth))
    if ((await tx.$count(nthOrderClaim, own)) === 0) return false
  }
  const before = await paidBesides(tx, order)
  return [...wanted].every((nth) => before === nth - 1)
}

/** Frees the place of a failed or cancelled order among the orders of its buyer. */
export const returnNthOrders = async (tx: Sql, orderNumber: string): Promise<void> => {
  await tx.delete(nthOrderClaim).where(eq(nthOrderClaim.orderNumber, orderNumber))
}
