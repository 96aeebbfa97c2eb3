import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { Job } from '#src/backend/platform/job.ts'
import { orderRefund } from './fulfilment-tables.ts'
import { orderTender, paymentAttempt, shopOrder } from './order-tables.ts'

/** Days after which no money comes any more for an order that was not paid. */
const failedDays = 30

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

/** Deletes orders that failed long ago and for which no provider holds money, with all that belongs to them, each day. */
export const purgeOrders = (db: Sql, clock: Clock): Job<object> => ({
  name: 'purge-orders',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '47 3 * * *', data: {} },
  run: async () => {
    const before = new Date(Date.parse(clock()) - failedDays * 24 * 3_600_000).toISOString()
    const isOld = and(eq(shopOrder.payment, 'failed'), lt(shopOrder.updatedAt, before))
    await db.delete(shopOrder).where(and(isOld, notExists(holding(db)), notExists(dueRefunds(db))))
  },
})
