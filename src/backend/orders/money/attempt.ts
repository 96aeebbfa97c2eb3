import { and, eq, isNull } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import type { OrderEventKind } from '#src/rules/orders/order-states.ts'
import { foldAttempt, paymentEventId, type PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import { takeOrderedOut } from '#src/backend/cart/commands/finish-cart.ts'
import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { cartLinesOf } from '../store/order-content.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import {
  appendEvents,
  changeAttempt,
  lockOrder,
  tendersOf,
  type StoredAttempt,
  type StoredOrder,
} from '../store/order-store.ts'
import { paymentEvent } from '../store/order-tables.ts'
import { attemptChanges, eventsOfAttempt, isCaptureReversed } from './attempt-outcome.ts'
import { retakeHoldings, returnHoldings } from './holdings.ts'
import { reverseFailedRefunds } from './refund-refusal.ts'

/** An order and its latest attempt to pay. */
type Settled = { order: StoredOrder; attempt: StoredAttempt | undefined }

/** Mails the shopper within the transaction: about the order after its events, and these events. */
type Tell = (order: StoredOrder, kinds: readonly OrderEventKind[]) => Promise<void>

type SettleDependencies = Pick<OrderDependencies, 'clock' | 'newId' | 'log'>

/** A provider's response as an event: its webhook reports the same event again, which counts once. */
const eventOf = ({ key, amount }: StoredAttempt, outcome: PaymentOutcome, at: string): PaymentEvent[] => {
  if (outcome.kind === 'pending' || outcome.kind === 'redirected') return []
  const reported = outcome.kind === 'authorised' ? (outcome.amount ?? amount) : amount
  return [{ id: paymentEventId(key, outcome.kind), kind: outcome.kind, amount: reported, at }]
}

/** All events of an attempt, with what its provider responded just now, which is written down. */
const eventsWith = async (
  tx: Sql,
  attempt: StoredAttempt,
  outcome: PaymentOutcome | undefined,
  at: string,
): Promise<PaymentEvent[]> => {
  const { provider } = attempt
  const reference = outcome?.reference ?? attempt.reference
  if (reference === null) return []
  const fresh = outcome ? eventOf(attempt, outcome, at) : []
  const written = fresh.map((event) => ({ ...event, provider, reference, receivedAt: at, settledAt: at }))
  const noted =
    written.length > 0 &&
    tx.$with('noted').as(tx.insert(paymentEvent).values(written).onConflictDoNothing().returning())
  const own = and(eq(paymentEvent.provider, provider), eq(paymentEvent.reference, reference))
  // One statement sees what was there before it: the event that it inserts is added here.
  const rows = await (noted ? tx.with(noted) : tx).select().from(paymentEvent).where(own)
  if (rows.some(({ settledAt }) => settledAt === null))
    await tx
      .update(paymentEvent)
      .set({ settledAt: at })
      .where(and(own, isNull(paymentEvent.settledAt)))
  const known = rows.map(({ id, kind, amount, at: reportedAt }) => ({
    ...{ id, kind, amount },
    at: isoInstant(reportedAt),
  }))
  return [...fresh.filter(({ id }) => known.every((one) => one.id !== id)), ...known]
}

/**
 * Folds all events of an order's attempt to pay, with the provider's latest response, into the order, within a transaction. Once the attempt
 * is authorised the cart loses what was ordered; once it is refused, or authorised in part, the holdings of the order are returned, and
 * taken again if its money comes late. `tell` mails the shopper in the same transaction. Undefined for an unknown order.
 */
export const settleAttemptWithin = async (
  tx: Sql,
  orderNumber: string,
  outcome: PaymentOutcome | undefined,
  { clock, newId, log }: SettleDependencies,
  tell?: Tell,
): Promise<Settled | undefined> => {
  const found = await lockOrder(tx, orderNumber)
  if (!found?.attempt) return found
  const at = clock()
  const before = found.attempt
  const events = await eventsWith(tx, before, outcome, at)
  const state = foldAttempt(events)
  const set = { ...attemptChanges(before, outcome, state), updatedAt: at }
  const attempt = { ...before, ...set }
  const isNew = set.outcome !== before.outcome || set.captureState !== before.captureState
  const attempted = outcome || isNew ? changeAttempt(tx, attempt.key, set) : undefined
  const order = await reverseFailedRefunds(tx, found.order, { attempt, events }, { clock, newId, log })
  const isReversed = isCaptureReversed(before, attempt)
  if (isReversed) log.error({ event: 'capture reversed by its provider', orderNumber })
  const tenders = state.outcome === 'voided' ? await tendersOf(tx, orderNumber) : []
  const kinds: OrderEventKind[] = isReversed
    ? ['captureRefused']
    : eventsOfAttempt(order, attempt, state, tenders)
  const mayChange =
    order.payment !== 'failed' ||
    (order.fulfilment !== 'cancelled' &&
      kinds.length > 0 &&
      (await retakeHoldings(tx, order, { clock, newId })))
  const noted = { actor: 'provider', at, isSilent: tell !== undefined, attempted } as const
  const changed = mayChange && kinds.length > 0 ? await appendEvents(tx, order, kinds, noted) : undefined
  if (!changed) {
    await attempted
    return { order, attempt }
  }
  await tell?.(changed, kinds)
  // An order that was cancelled meanwhile has given back its goods and its cart already.
  if (order.fulfilment === 'cancelled') return { order: changed, attempt }
  if (kinds.includes('authorised')) await takeOrderedOut(tx, order, cartLinesOf(order), at)
  if (kinds.includes('refused')) await returnHoldings(tx, changed, { clock, newId })
  return { order: changed, attempt }
}

/** Settles an attempt as `settleAttemptWithin` does, in a transaction of its own, and leaves the mail to `tellOrder`. */
export const settleAttempt = (
  db: Sql,
  orderNumber: string,
  outcome: PaymentOutcome | undefined,
  dependencies: SettleDependencies,
): Promise<Settled | undefined> =>
  db.transaction((tx) => settleAttemptWithin(tx, orderNumber, outcome, dependencies))
