import { and, eq, ne, or } from 'drizzle-orm'
import { isUuid } from '#src/base/ids.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { isPaidFor, type StoredOrder } from '../store/order-store.ts'
import { nthOrderClaim, shopOrder } from '../store/order-tables.ts'

/** The order of a promotion for first orders. */
const first = 1

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
 * Claims within the transaction that places an order that it is the first of its buyer, where something was taken off for that: of orders
 * that come at once, or wait for their payment together, one has it. False where another one has, or was paid before; the caller then rolls
 * back. The same order may claim again.
 */
export const claimFirstOrder = async (tx: Sql, order: ClaimingOrder): Promise<boolean> => {
  const { orderNumber, email, content } = order
  if (!content.promotions.some(({ isForFirstOrder }) => isForFirstOrder)) return true
  const { customerId } = content
  await tx.insert(nthOrderClaim).values({ orderNumber, nth: first, email, customerId }).onConflictDoNothing()
  const own = and(eq(nthOrderClaim.orderNumber, orderNumber), eq(nthOrderClaim.nth, first))
  if ((await tx.$count(nthOrderClaim, own)) === 0) return false
  return (await paidBesides(tx, order)) < first
}

/** Lets others be the nth order of who placed one that failed or was cancelled. */
export const returnNthOrders = async (tx: Sql, orderNumber: string): Promise<void> => {
  await tx.delete(nthOrderClaim).where(eq(nthOrderClaim.orderNumber, orderNumber))
}
