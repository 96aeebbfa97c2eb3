import { and, eq, inArray, lt, notExists, or } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database.ts'
import { releaseKeys } from './refused-release.ts'
import { orderRefund } from '../store/fulfilment-tables.ts'
import { orderTender, paymentAttempt, shopOrder } from '../store/order-tables.ts'

/**
 * Orders that failed or were cancelled while a provider holds money for them, the longest unchanged first. One whose release was refused is
 * left to staff, who see that refund.
 * @param count how many at most
 */
export const ordersToRelease = async (db: Sql, count: number): Promise<string[]> => {
  const isOver = or(eq(shopOrder.payment, 'failed'), eq(shopOrder.fulfilment, 'cancelled'))
  const isRefused = and(
    eq(orderRefund.orderNumber, paymentAttempt.orderNumber),
    inArray(orderRefund.key, Object.values(releaseKeys)),
    eq(orderRefund.state, 'refused'),
  )
  const held = await db
    .select({ orderNumber: paymentAttempt.orderNumber })
    .from(paymentAttempt)
    .innerJoin(shopOrder, eq(shopOrder.orderNumber, paymentAttempt.orderNumber))
    .innerJoin(orderTender, eq(orderTender.id, paymentAttempt.tenderId))
    .where(
      and(
        eq(paymentAttempt.outcome, 'authorised'),
        isOver,
        lt(orderTender.refunded, orderTender.amount),
        notExists(db.select().from(orderRefund).where(isRefused)),
      ),
    )
    .orderBy(paymentAttempt.updatedAt)
    .limit(count)
  return held.map(({ orderNumber }) => orderNumber)
}
