import { and, eq } from 'drizzle-orm'
import {
  foldAttempt,
  paymentEventId,
  type AttemptState,
  type PaymentEvent,
} from '#src/rules/payments/fold-attempt.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { StoredAttempt } from '../store/order-store.ts'
import { paymentEvent } from '../store/order-tables.ts'

/** An attempt that its provider knows. */
export type KnownAttempt = StoredAttempt & { reference: string }

export const isKnown = (attempt: StoredAttempt | undefined): attempt is KnownAttempt =>
  attempt !== undefined && attempt.reference !== null

/** What was told of an attempt's money so far. */
export const moneyOf = async (db: Sql, { provider, reference }: KnownAttempt): Promise<AttemptState> => {
  const own = and(eq(paymentEvent.provider, provider), eq(paymentEvent.reference, reference))
  return foldAttempt(await db.select().from(paymentEvent).where(own))
}

/** Whether a step with an attempt's money was told of already. */
export const isTold = async (
  db: Sql,
  { provider }: KnownAttempt,
  { key, kind }: { key: string; kind: PaymentEvent['kind'] },
): Promise<boolean> => {
  const own = and(eq(paymentEvent.provider, provider), eq(paymentEvent.id, paymentEventId(key, kind)))
  return (await db.select({ id: paymentEvent.id }).from(paymentEvent).where(own)).length > 0
}

/** Writes down that a provider took a step with an attempt's money; told again by its webhook it counts once. */
export const noteStep = async (
  db: Sql,
  { provider, reference }: KnownAttempt,
  { key, kind, amount }: { key: string; kind: PaymentEvent['kind']; amount: number },
  at: string,
): Promise<void> => {
  const told = { provider, reference, id: paymentEventId(key, kind), kind, amount, at, receivedAt: at }
  await db.insert(paymentEvent).values(told).onConflictDoNothing()
}

/** What a provider said of a step. It may have been taken where that is neither of the two: the caller asks again. */
export const stepOutcome = (said: 'taken' | 'refused'): 'taken' | 'refused' => {
  if (said === 'taken' || said === 'refused') return said
  throw new Error('The payment provider said what nobody understands.')
}
