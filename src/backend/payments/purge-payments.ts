import { and, lt, not, or, type AnyColumn, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { Job } from '#src/backend/platform/job.ts'
import { acquirerCard, acquirerPayment } from './acquirer-tables.ts'
import { adyenPayment } from './adyen-tables.ts'

type References = {
  /** Who may still pay with the card of a token: a cart, a customer who saved it, an order. */
  ofCard: readonly ((token: AnyColumn) => SQL)[]
  isOrder: (orderNumber: AnyColumn) => SQL
}

/** How long what was made just now may wait for its cart or order, in milliseconds. */
const restMs = 24 * 3_600_000

/** Deletes each day the cards of the embedded acquirer that nothing refers to any more, and payments whose order is gone. */
export const purgePayments = (db: Sql, clock: Clock, { ofCard, isOrder }: References): Job<object> => ({
  name: 'purge-payments',
  data: z.object({}),
  retryLimit: 2,
  retryDelay: 60,
  schedule: { cron: '57 3 * * *', data: {} },
  run: async () => {
    const before = new Date(Date.parse(clock()) - restMs).toISOString()
    for (const payment of [acquirerPayment, adyenPayment])
      await db.delete(payment).where(and(lt(payment.createdAt, before), not(isOrder(payment.orderNumber))))
    const isReferred = or(...ofCard.map((refers) => refers(acquirerCard.token)))
    await db
      .delete(acquirerCard)
      .where(and(lt(acquirerCard.createdAt, before), isReferred && not(isReferred)))
  },
})
