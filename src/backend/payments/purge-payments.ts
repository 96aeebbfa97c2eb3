import { and, lt, not, or, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { acquirerCard, acquirerPayment } from './acquirer-tables.ts'
import { adyenPayment } from './adyen-tables.ts'

type References = {
  /** Who may still pay with the card of a token: a cart, a customer who saved it, an order. */
  ofCard: readonly ((token: AnyColumn) => SQL)[]
  isOrder: (orderNumber: AnyColumn) => SQL
}

/**
 * Deletes cards of the embedded acquirer that were made before an instant and nothing refers to, and payments from before it whose order is
 * gone.
 */
export const purgePayments = async (
  db: Sql,
  { ofCard, isOrder }: References,
  before: string,
): Promise<void> => {
  for (const payment of [acquirerPayment, adyenPayment])
    await db.delete(payment).where(and(lt(payment.createdAt, before), not(isOrder(payment.orderNumber))))
  const isReferred = or(...ofCard.map((refers) => refers(acquirerCard.token)))
  await db.delete(acquirerCard).where(and(lt(acquirerCard.createdAt, before), isReferred && not(isReferred)))
}
