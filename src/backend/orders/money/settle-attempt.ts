import { and, eq, isNull } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import { unpaid, type OrderEventKind } from '#src/rules/orders/order-states.ts'
import {
  foldAttempt,
  paymentEventId,
  type AttemptState,
  type PaymentEvent,
} from '#src/rules/payments/fold-attempt.ts'
import { takeOrderedOut } from '#src/backend/cart/commands/finish-cart.ts'
import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { OrderParts } from '../store/order-parts.ts'
import {
  appendEvents,
  changeAttempt,
  lockOrder,
  tendersOf,
  type StoredAttempt,
  type StoredOrder,
  type StoredTender,
} from '../store/order-store.ts'
import { retakeHoldings, returnHoldings } from './holdings.ts'
import { paymentEvent } from '../store/order-tables.ts'
import { takeRefundsBack } from './take-refunds-back.ts'

/** An order and its latest attempt to pay. */
type Settled = { order: StoredOrder; attempt: StoredAttempt | undefined }

/** Tells the shopper within the transaction what became of the order: what happened, and the order after it. */
type Tell = (order: StoredOrder, kinds: readonly OrderEventKind[]) => Promise<void>

type SettleParts = Pick<OrderParts, 'clock' | 'newId' | 'log'>

/** What a provider's response is as an event: told again by a webhook, it counts once all the same. */
const eventOf = ({ key, amount }: StoredAttempt, outcome: PaymentOutcome, at: string): PaymentEvent[] => {
  if (outcome.kind === 'pending' || outcome.kind === 'redirected') return []
  const told = outcome.kind === 'authorised' ? (outcome.amount ?? amount) : amount
  return [{ id: paymentEventId(key, outcome.kind), kind: outcome.kind, amount: told, at }]
}

/** All that was told of an attempt, with what its provider said just now, which is written down. */
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
  // Of one statement, so that it sees what was there before: what it notes itself comes on top.
  const rows = await (noted ? tx.with(noted) : tx).select().from(paymentEvent).where(own)
  if (rows.some(({ settledAt }) => settledAt === null))
    await tx
      .update(paymentEvent)
      .set({ settledAt: at })
      .where(and(own, isNull(paymentEvent.settledAt)))
  const known = rows.map(({ id, kind, amount, at: told }) => ({ id, kind, amount, at: isoInstant(told) }))
  return [...fresh.filter(({ id }) => known.every((one) => one.id !== id)), ...known]
}

/** What an attempt is after what its provider said. */
const changesOf = (
  attempt: StoredAttempt,
  outcome: PaymentOutcome | undefined,
  state: AttemptState,
): Pick<StoredAttempt, 'reference' | 'url' | 'errorId' | 'captureState' | 'captureAmount'> => {
  const { reference, url, captureState, captureAmount } = attempt
  const isInPart = state.outcome === 'authorised' && !isPaid(attempt, state)
  const refusal = outcome?.kind === 'refused' ? outcome.errorId : undefined
  const errorId = isInPart ? 'PYT402' : (refusal ?? (outcome ? null : attempt.errorId))
  const capture = isCaptured(attempt, state)
    ? ({ captureState: 'done', captureAmount: captureAmount ?? state.captured } as const)
    : // What was captured and is not any more was taken back.
      { captureState: captureState === 'done' ? ('refused' as const) : captureState, captureAmount }
  if (!outcome) return { reference, url, errorId, ...capture }
  return { reference: outcome.reference, url: 'url' in outcome ? outcome.url : null, errorId, ...capture }
}

/** Whether all that an attempt was for is authorised: a part pays no order. */
const isPaid = ({ amount }: StoredAttempt, { outcome, authorised }: AttemptState): boolean =>
  outcome === 'authorised' && authorised >= amount

/** Whether all is captured that is to be: what was authorised, or less where it was asked for less. */
const isCaptured = ({ captureAmount }: StoredAttempt, { captured, authorised }: AttemptState): boolean =>
  captured > 0 && captured >= (captureAmount ?? authorised)

/** What an attempt's state has happen to its order; nothing where the order has gone on already. */
const kindsFor = (
  { payment, fulfilment }: StoredOrder,
  attempt: StoredAttempt,
  state: AttemptState,
): OrderEventKind[] => {
  const { outcome } = state
  const isUnpaid = unpaid.some((one) => one === payment)
  if (outcome === 'challenged' && payment === 'paymentPending') return ['challenged']
  if (outcome === 'refused' && isUnpaid) return ['refused']
  if (outcome === 'voided' && payment === 'authorised') return fulfilment === 'cancelled' ? ['voided'] : []
  if (outcome !== 'authorised') return []
  if (!isPaid(attempt, state)) return isUnpaid ? ['refused'] : []
  const captured: OrderEventKind[] =
    isCaptured(attempt, state) && fulfilment !== 'cancelled' ? ['captured'] : []
  if (isUnpaid || payment === 'failed') return ['authorised', ...captured]
  return payment === 'authorised' ? captured : []
}

/** What follows from an authorisation that was given up for an order that goes on: the rest is paid by others, or nothing is. */
const kindsOfVoid = (attempt: StoredAttempt, tenders: readonly StoredTender[]): OrderEventKind[] => {
  const held = tenders.filter(({ amount, refunded }) => refunded < amount)
  if (held.some(({ id }) => id === attempt.tenderId)) return []
  return held.length > 0 ? ['captured'] : ['voided']
}

/**
 * Folds all that was told of an order's attempt to pay, and what its provider just said, into the order, within a transaction: once it is
 * authorised the cart loses what was ordered; once it is refused, or authorised in part, all that the order took is given back, and taken
 * again if money comes late. The shopper is told in the same transaction where `tell` is given. Undefined for an unknown order.
 */
export const settleWithin = async (
  tx: Sql,
  orderNumber: string,
  outcome: PaymentOutcome | undefined,
  { clock, newId, log }: SettleParts,
  tell?: Tell,
): Promise<Settled | undefined> => {
  const found = await lockOrder(tx, orderNumber)
  if (!found?.attempt) return found
  const at = clock()
  const events = await eventsWith(tx, found.attempt, outcome, at)
  const state = foldAttempt(events)
  const set = { ...changesOf(found.attempt, outcome, state), outcome: state.outcome, updatedAt: at }
  const attempt = { ...found.attempt, ...set }
  const isNew = state.outcome !== found.attempt.outcome || set.captureState !== found.attempt.captureState
  const attempted = outcome || isNew ? changeAttempt(tx, attempt.key, set) : undefined
  const order = await takeRefundsBack(tx, found.order, { attempt, events }, { clock, newId, log })
  const isTakenBack = found.attempt.captureState === 'done' && attempt.captureState === 'refused'
  if (isTakenBack) log.error({ event: 'capture taken back by its provider', orderNumber })
  const isGivenUp =
    state.outcome === 'voided' && order.payment === 'authorised' && order.fulfilment !== 'cancelled'
  const settled = isGivenUp
    ? kindsOfVoid(attempt, await tendersOf(tx, orderNumber))
    : kindsFor(order, attempt, state)
  const kinds: OrderEventKind[] = isTakenBack ? ['captureRefused'] : settled
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
  // What was cancelled meanwhile has its goods and its cart back already.
  if (order.fulfilment === 'cancelled') return { order: changed, attempt }
  if (kinds.includes('authorised')) await takeOrderedOut(tx, order, linesOf(order), at)
  if (kinds.includes('refused')) await returnHoldings(tx, changed, { clock, newId })
  return { order: changed, attempt }
}

/** Settles as `settleWithin` does, in a transaction of its own, and leaves it to others to tell the shopper. */
export const settleAttempt = (
  db: Sql,
  orderNumber: string,
  outcome: PaymentOutcome | undefined,
  parts: SettleParts,
): Promise<Settled | undefined> => db.transaction((tx) => settleWithin(tx, orderNumber, outcome, parts))

/** The lines of the cart that an order took; gifts of promotions are no lines. */
export const linesOf = ({ content }: StoredOrder) =>
  content.items
    .filter(({ bonus }) => !bonus)
    .map(({ id, productId, upc, qty }) => ({ id, productId, upc, qty }))
