import { eq } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import {
  failureOf,
  foldAttempt,
  paymentEventId,
  type PaymentEvent,
} from '#src/rules/payments/fold-attempt.ts'
import { adyenPayment, type AdyenStep } from '../adyen-tables.ts'
import type { PaymentOutcome } from '../payment-provider.ts'

export type StoredPayment = typeof adyenPayment.$inferSelect

/** The columns of a payment that change. */
export type PaymentChange = Partial<Omit<StoredPayment, 'key' | 'createdAt'>>

/** How a payment stands by what was heard of it. Its reference is the merchant's own, which Adyen's posts bear too. */
export const outcomeOf = ({
  key: reference,
  amount,
  events,
  errorId,
  url,
}: StoredPayment): PaymentOutcome => {
  const { outcome, authorised } = foldAttempt(events)
  if (outcome === 'authorised' || outcome === 'voided') {
    const isPart = authorised > 0 && authorised < amount
    return { kind: 'authorised', reference, ...(isPart ? { amount: authorised } : {}) }
  }
  if (outcome === 'refused') return { kind: 'refused', reference, errorId: errorId ?? 'PYT402' }
  return url === null ? { kind: 'pending', reference } : { kind: 'redirected', reference, url }
}

/** Whether what came of a payment is known. */
export const isSettled = (payment: StoredPayment): boolean =>
  ['authorised', 'refused'].includes(outcomeOf(payment).kind)

/** Events with one more, which counts once; what pays is not kept once Adyen has decided. */
export const withEvent = (
  { events, sealed }: Pick<StoredPayment, 'events' | 'sealed'>,
  event: PaymentEvent,
): Pick<StoredPayment, 'events' | 'sealed'> => ({
  events: events.some(({ id }) => id === event.id) ? events : [...events, event],
  sealed: event.kind === 'authorised' || event.kind === 'refused' ? null : sealed,
})

/** Whether a payment holds the money that a step wants, with all steps that are on their way and not told of yet. */
export const hasRoomFor = (
  { events, steps }: StoredPayment,
  { kind, amount }: Pick<AdyenStep, 'kind' | 'amount'>,
): boolean => {
  const { outcome, authorised, captured, refunded } = foldAttempt(events)
  const isTold = (key: string, step: AdyenStep): boolean => {
    const ends = step.kind === 'voided' ? [step.kind] : [step.kind, failureOf[step.kind]]
    return ends.some((kind) => events.some(({ id }) => id === paymentEventId(key, kind)))
  }
  const underWay = Object.entries(steps)
    .filter(([key, step]) => step.state === 'sent' && !isTold(key, step))
    .map(([, step]) => step)
  const sumOf = (wanted: AdyenStep['kind']): number =>
    underWay.filter((one) => one.kind === wanted).reduce((sum, one) => sum + one.amount, 0)
  const isGoingBack = underWay.some((one) => one.kind === 'voided')
  if (kind === 'voided') return outcome === 'authorised' && captured + sumOf('captured') === 0
  if (!Number.isSafeInteger(amount) || amount <= 0) return false
  return kind === 'captured'
    ? outcome === 'authorised' && !isGoingBack && amount <= authorised - captured - sumOf('captured')
    : amount <= captured - refunded - sumOf('refunded')
}

/** Payments at Adyen as the shop remembers them. */
export const createAdyenPayments = (db: Sql) => ({
  /** Writes a payment before Adyen hears of it; undefined where it is written already. */
  begin: async (tx: Sql, payment: typeof adyenPayment.$inferInsert): Promise<StoredPayment | undefined> => {
    const [made] = await tx.insert(adyenPayment).values(payment).onConflictDoNothing().returning()
    return made
  },

  find: async (key: string): Promise<StoredPayment | undefined> => {
    const [found] = await db.select().from(adyenPayment).where(eq(adyenPayment.key, key))
    return found
  },

  ofPspReference: async (pspReference: string): Promise<StoredPayment | undefined> => {
    const own = eq(adyenPayment.pspReference, pspReference)
    const [found] = await db.select().from(adyenPayment).where(own).limit(1)
    return found
  },

  /** Changes a payment that this transaction began. */
  set: async (tx: Sql, key: string, set: PaymentChange): Promise<void> => {
    await tx.update(adyenPayment).set(set).where(eq(adyenPayment.key, key))
  },

  /** Changes a payment while nobody else does, and gives it as it is then; undefined for one that is unknown. */
  change: (
    key: string,
    work: (payment: StoredPayment) => PaymentChange,
  ): Promise<StoredPayment | undefined> =>
    db.transaction(async (tx) => {
      const own = eq(adyenPayment.key, key)
      const [payment] = await tx.select().from(adyenPayment).where(own).for('update')
      if (!payment) return undefined
      const set = work(payment)
      if (Object.keys(set).length > 0) await tx.update(adyenPayment).set(set).where(own)
      return { ...payment, ...set }
    }),
})

export type AdyenPayments = ReturnType<typeof createAdyenPayments>
