import { and, eq, sql } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { customer } from '../customer-tables.ts'
import { moveSubscriptions } from '../subscriptions/move-subscriptions.ts'

export type NewEmail = {
  customerId: string
  /** Emails in lower case, as they are kept. */
  from: string
  to: string
  instant: string
}

/**
 * Gives a customer another email, which they have proven to be theirs, within the transaction that proves it; what they are sent
 * goes along. AUT402 where their email is another one by now, AUT439 where somebody else has the new one.
 */
export const replaceEmail = async (
  tx: Sql,
  { customerId, from, to, instant }: NewEmail,
): Promise<Result<undefined, ApiError<'AUT402' | 'AUT439'>>> => {
  const others = await tx.select({ id: customer.id }).from(customer).where(eq(customer.email, to))
  if (others.length > 0) return err(apiError('AUT439', { field: 'email' }))
  const own = and(eq(customer.id, customerId), eq(customer.email, from))
  const version = sql`${customer.version} + 1`
  const changed = await tx
    .update(customer)
    .set({ email: to, isConfirmedEmail: true, updatedAt: instant, version })
    .where(own)
    .returning({ id: customer.id })
  if (changed.length === 0) return err(apiError('AUT402'))
  await moveSubscriptions(tx, { customerId, from, to })
  return ok(undefined)
}
