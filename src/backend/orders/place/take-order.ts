import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { newOrder, nextOrderState, type OrderEventKind } from '#src/rules/orders/order-states.ts'
import { takeOrderedOut } from '#src/backend/cart/commands/finish-cart.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import type { StoredAttempt, StoredOrder, StoredTender } from '../store/order-store.ts'
import { cartLinesOf } from '../store/order-content.ts'
import { takeHoldings } from '../money/holdings.ts'
import { writeOrder } from './write-order.ts'

/** A new order, its tenders, and the attempt to charge the one of a provider; without an attempt the order is paid at once. */
export type NewOrder = {
  order: StoredOrder
  tenders: StoredTender[]
  attempt: StoredAttempt | undefined
}

/** Why an order could not be taken: see `takeOrder`. */
export type TakeErrorId = 'BSK409' | 'INV409' | 'PRM175' | 'PRM160' | 'GFC700' | 'REW140'

/** The first events of an order: one that gift cards and points pay in full is paid at once. */
const beginnings = (attempt: StoredAttempt | undefined): [OrderEventKind, 'shopper' | 'system'][] =>
  attempt
    ? [['submitted', 'shopper']]
    : [
        ['submitted', 'shopper'],
        ['authorised', 'system'],
        ['captured', 'system'],
      ]

/** A tender as it is stored: without the payload of a wallet, which pays once, while the order is placed. */
const withoutPayload = (tender: StoredTender): StoredTender => {
  const { source } = tender
  const isOfWallet = source.kind === 'provider' && source.payment.kind === 'wallet'
  return isOfWallet ? { ...tender, source: { ...source, payment: { kind: 'wallet', payload: '' } } } : tender
}

/**
 * Writes a new order and takes its holdings in one transaction. Undefined where its cart has become an order already. BSK409 where the cart
 * has changed since it was read; see `takeHoldings` for other refusals.
 */
export const takeOrder = (
  { db, clock, newId }: Pick<OrderDependencies, 'db' | 'clock' | 'newId'>,
  { order, tenders, attempt }: NewOrder,
): Promise<Result<StoredOrder | undefined, ApiError<TakeErrorId>>> =>
  inTransaction<StoredOrder | undefined, ApiError<TakeErrorId>>(db, async (tx) => {
    const at = clock()
    const events = beginnings(attempt)
    let state: Pick<StoredOrder, 'payment' | 'fulfilment'> = newOrder
    for (const [kind, actor] of events) state = nextOrderState(state, kind, actor) ?? state
    const { payment, fulfilment } = state
    const { orderNumber } = order
    const beginning = events.map(([kind, actor], index) => ({
      ...{ orderNumber, number: index + 1, kind, actor, at, subjectId: null, announcedAt: null },
      toldAt: kind === 'authorised' ? null : at,
    }))
    const written = await writeOrder(tx, {
      order: { ...order, payment, fulfilment },
      tenders: tenders.map(withoutPayload),
      attempts: attempt ? [attempt] : [],
      events: beginning,
    })
    if (written === 'ordered') return ok(undefined)
    if (written === 'changed') return err(apiError('BSK409'))
    const taken = await takeHoldings(tx, order, tenders, { clock, newId })
    if (!taken.ok) return taken
    if (!attempt) await takeOrderedOut(tx, order, cartLinesOf(order), at)
    return ok({ ...order, payment, fulfilment })
  })
