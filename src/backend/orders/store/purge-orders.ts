import { and, eq, exists, lt, notExists, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { orderRefund } from './fulfilment-tables.ts'
import { orderTender, paymentAttempt, paymentEvent, shopOrder } from './order-tables.ts'

/** Attempts of an order for which a provider holds money. */
const holding = (db: Sql) =>
  db
    .select({ one: sql`1` })
    .from(paymentAttempt)
    .innerJoin(orderTender, eq(orderTender.id, paymentAttempt.tenderId))
    .where(
      and(
        eq(paymentAttempt.orderNumber, shopOrder.orderNumber),
        eq(paymentAttempt.outcome, 'authorised'),
        lt(orderTender.refunded, orderTender.amount),
      ),
    )

/** Refunds of an order that wait for their provider. */
const dueRefunds = (db: Sql) =>
  db
    .select({ one: sql`1` })
    .from(orderRefund)
    .where(and(eq(orderRefund.orderNumber, shopOrder.orderNumber), eq(orderRefund.state, 'due')))

/**
 * Deletes orders that failed before an instant and for which no provider holds money, with all that belongs to them, and what providers
 * reported of their payments.
 */
export const purgeOrders = async (db: Sql, before: string): Promise<void> => {
  const isOld = and(eq(shopOrder.payment, 'failed'), lt(shopOrder.updatedAt, before))
  const purged = db.$with('purged').as(
    db
      .delete(shopOrder)
      .where(and(isOld, notExists(holding(db)), notExists(dueRefunds(db))))
      .returning({ orderNumber: shopOrder.orderNumber }),
  )
  const ofPurged = db
    .select({ one: sql`1` })
    .from(paymentAttempt)
    .innerJoin(purged, eq(purged.orderNumber, paymentAttempt.orderNumber))
    .where(
      and(
        eq(paymentAttempt.provider, paymentEvent.provider),
        eq(paymentAttempt.reference, paymentEvent.reference),
      ),
    )
  await db.with(purged).delete(paymentEvent).where(exists(ofPurged))
}
