import { and, eq } from 'drizzle-orm'
import {
  foldAttempt,
  paymentEventId,
  type AttemptState,
  type PaymentEvent,
} from '#src/rules/payments/fold-attempt.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { StoredAttempt } from '../store/order-store.ts'
import { paymentEvent } from '../store/order-tables.ts'

/** An attempt whose provider has responded, and named it. */
export type KnownAttempt = StoredAttempt & { reference: string }

export const isKnown = (attempt: StoredAttempt | undefined): attempt is KnownAttempt =>
  attempt !== undefined && attempt.reference !== null

/** A step with an attempt's money at its provider (a capture, a void, a refund), by the key under which it is sent. */
type Step = { key: string; kind: PaymentEvent['kind'] }

/** An attempt as all its events so far say; amounts in minor units of the order's currency. */
export const readAttemptState = async (
  db: Sql,
  { provider, reference }: KnownAttempt,
): Promise<AttemptState> => {
  const own = and(eq(paymentEvent.provider, provider), eq(paymentEvent.reference, reference))
  return foldAttempt(await db.select().from(paymentEvent).where(own))
}

/** Whether a step is noted already, from its response or from a webhook. */
export const isStepNoted = async (
  db: Sql,
  { provider }: KnownAttempt,
  { key, kind }: Step,
): Promise<boolean> => {
  const own = and(eq(paymentEvent.provider, provider), eq(paymentEvent.id, paymentEventId(key, kind)))
  return (await db.select({ id: paymentEvent.id }).from(paymentEvent).where(own)).length > 0
}

/** Notes that a provider took a step; its webhook reports the same event again, which counts once. `amount` is minor units. */
export const noteStep = async (
  db: Sql,
  { provider, reference }: KnownAttempt,
  { key, kind, amount }: Step & { amount: number },
  at: string,
): Promise<void> => {
  const event = { provider, reference, id: paymentEventId(key, kind), kind, amount, at, receivedAt: at }
  await db.insert(paymentEvent).values(event).onConflictDoNothing()
}

/** A provider's response to a step. Throws for a response that is neither of the two: the step may have been taken, and is sent again. */
export const knownResponse = (response: 'taken' | 'refused'): 'taken' | 'refused' => {
  if (response === 'taken' || response === 'refused') return response
  throw new Error('The payment provider responded with something unknown.')
}
