import { and, eq, isNull } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import type { OrderEventKind } from '#src/rules/orders/order-states.ts'
import { foldAttempt, type AttemptState, type PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import { takeOrderedOut } from '#src/backend/cart/commands/finish-cart.ts'
import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { giveBack } from './give-back.ts'
import type { OrderParts } from './order-parts.ts'
import {
  appendEvents,
  latestAttempt,
  lockOrder,
  tendersOf,
  type StoredAttempt,
  type StoredOrder,
} from './order-store.ts'
import { paymentAttempt, paymentEvent } from './order-tables.ts'

type SettleParts = Pick<OrderParts, 'clock' | 'newId'>

/** What a provider's response is as an event: told again by a webhook, it counts once all the same. */
const eventOf = ({ key, amount }: StoredAttempt, outcome: PaymentOutcome, at: string): PaymentEvent[] => {
  if (outcome.kind === 'pending' || outcome.kind === 'redirected') return []
  return [{ id: `${key}/${outcome.kind}`, kind: outcome.kind, amount, at }]
}

/** Writes down what a provider said of an attempt. */
const noteOutcome = async (
  tx: Sql,
  attempt: StoredAttempt,
  outcome: PaymentOutcome,
  at: string,
): Promise<StoredAttempt> => {
  const { reference } = outcome
  const events = eventOf(attempt, outcome, at)
  if (events.length > 0)
    await tx
      .insert(paymentEvent)
      .values(events.map((event) => ({ ...event, provider: attempt.provider, reference, receivedAt: at })))
      .onConflictDoNothing()
  const url = 'url' in outcome ? outcome.url : null
  const errorId = outcome.kind === 'refused' ? outcome.errorId : null
  const set = { reference, url, errorId, updatedAt: at }
  await tx.update(paymentAttempt).set(set).where(eq(paymentAttempt.key, attempt.key))
  return { ...attempt, ...set }
}

const eventsOf = async (tx: Sql, { provider, reference }: StoredAttempt): Promise<PaymentEvent[]> => {
  if (reference === null) return []
  const own = and(eq(paymentEvent.provider, provider), eq(paymentEvent.reference, reference))
  const rows = await tx.select().from(paymentEvent).where(own)
  return rows.map(({ id, kind, amount, at }) => ({ id, kind, amount, at: isoInstant(at) }))
}

/** What an attempt's state has happen to its order; nothing where the order has gone on already. */
const kindsFor = (
  { payment, fulfilment }: StoredOrder,
  { outcome, authorised, captured }: AttemptState,
): OrderEventKind[] => {
  const isUnpaid = payment === 'created' || payment === 'paymentPending' || payment === 'challenged'
  if (outcome === 'challenged' && payment === 'paymentPending') return ['challenged']
  if (outcome === 'refused' && isUnpaid) return ['refused']
  if (outcome === 'voided' && fulfilment === 'cancelled' && payment === 'authorised') return ['voided']
  if (outcome !== 'authorised') return []
  const isCaptured = captured >= authorised && fulfilment !== 'cancelled'
  if (isUnpaid) return isCaptured ? ['authorised', 'captured'] : ['authorised']
  return payment === 'authorised' && isCaptured ? ['captured'] : []
}

/**
 * Folds all that was told of an order's attempt to pay, and what its provider just said, into the order: once it is authorised the
 * cart loses what was ordered; once it is refused all that the order took is given back. Undefined for an unknown order.
 */
export const settleAttempt = async (
  db: Sql,
  orderNumber: string,
  outcome: PaymentOutcome | undefined,
  { clock, newId }: SettleParts,
): Promise<StoredOrder | undefined> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderNumber)
    const stored = order && (await latestAttempt(tx, orderNumber))
    if (!order || !stored) return order
    const at = clock()
    const attempt = outcome ? await noteOutcome(tx, stored, outcome, at) : stored
    const state = foldAttempt(await eventsOf(tx, attempt))
    if (state.outcome !== stored.outcome)
      await tx
        .update(paymentAttempt)
        .set({ outcome: state.outcome, updatedAt: at })
        .where(eq(paymentAttempt.key, attempt.key))
    if (attempt.reference !== null)
      await tx
        .update(paymentEvent)
        .set({ settledAt: at })
        .where(and(eq(paymentEvent.reference, attempt.reference), isNull(paymentEvent.settledAt)))
    const kinds = kindsFor(order, state)
    if (kinds.length === 0) return order
    const changed = await appendEvents(tx, order, kinds, { actor: 'provider', at })
    if (!changed) return order
    // What was cancelled meanwhile has its goods and its cart back already.
    if (order.fulfilment === 'cancelled') return changed
    if (kinds.includes('authorised')) await takeOrderedOut(tx, order.cartId, linesOf(order), at)
    if (kinds.includes('refused'))
      await giveBack(tx, changed, await tendersOf(tx, orderNumber), { clock, newId })
    return changed
  })

/** The lines of the cart that an order took; gifts of promotions are no lines. */
export const linesOf = ({ content }: StoredOrder) =>
  content.items.filter(({ bonus }) => !bonus).map(({ id, qty }) => ({ id, qty }))
