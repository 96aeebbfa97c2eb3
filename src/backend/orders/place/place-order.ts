import { err, ok, type Result } from '#src/base/result.ts'
import type { CallErrorId } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { totalChanged } from '#src/rules/orders/total-changed.ts'
import type { Caller } from '#src/backend/cart/cart-parts.ts'
import type { FromClient, OrderParts } from '../store/order-parts.ts'
import { noGoods } from '../store/order-goods.ts'
import { presentOrder } from '../documents/order-presenter.ts'
import {
  isOpen,
  isOrderOf,
  orderOfCart,
  type StoredOrder,
  type StoredTender,
  type WholeOrder,
} from '../store/order-store.ts'
import { payOrder } from './pay-order.ts'
import { planOrder, type Placing } from './plan-order.ts'
import { createPersonProofs, type PersonProof } from './prove-person.ts'
import { takeOrder, type NewOrder, type TakeRefusalId } from './take-order.ts'
import { settleOrder } from '../money/settlement.ts'
import { tellOrder } from '../documents/tell-order.ts'
import { countStep, forgetPaid, forgetStep } from './unpaid-steps.ts'

type RefusedId = CallErrorId<'PUT /cart/v2/checkout/order'> | 'GEN429'

/** What comes of placing, and which of the client's unpaid steps that ends: its own where nothing was taken or told, and those of the cart where it is paid. */
type Placed = { response: Result<Order, ApiError<RefusedId>>; ended: 'none' | 'own' | 'ofCart' }

/** Times it is tried while the cart is changed meanwhile. */
const maxTries = 3

/** What a tender is charged at its provider by. */
const chargedBy = ({ source }: StoredTender): string => {
  if (source.kind !== 'provider') return source.kind
  const { payment } = source
  return payment.kind === 'card' ? payment.token : payment.kind
}

/** What an order comes to, and how much of it providers are to pay, in minor units. */
type Amounts = { total: number; remainingToPay: number }

const amountsOf = ({ order, tenders }: Pick<NewOrder, 'order' | 'tenders'>): Amounts => ({
  total: order.total,
  remainingToPay: tenders.find(({ source }) => source.kind === 'provider')?.amount ?? 0,
})

/** What a shopper saw of the amounts. */
type Seen = { [Name in keyof Amounts]?: number | undefined }

const isAsSeen = (amounts: Amounts, { total, remainingToPay }: Seen): boolean =>
  (total ?? amounts.total) === amounts.total &&
  (remainingToPay ?? amounts.remainingToPay) === amounts.remainingToPay

/** Whether what is placed is the order that a cart became: of the same cart, at the same amounts, paid in the same way. */
const isSame = (before: WholeOrder, made: NewOrder, seen: Seen = amountsOf(made)): boolean =>
  before.order.cartVersion === made.order.cartVersion &&
  isAsSeen(amountsOf(before), seen) &&
  before.tenders.map(chargedBy).toSorted().join() === made.tenders.map(chargedBy).toSorted().join()

/**
 * Places the order of a cart and has it paid. What is sent again, from another tab too, is given the order that the cart became: an order
 * is made once. One that still waits for its payment is given up where something else is placed by now. AUT403 where no person seems to
 * order; other refusals are those of the call.
 */
export const placeOrder = (parts: OrderParts) => {
  const { db } = parts
  const plan = planOrder(parts)
  const withProof = createPersonProofs(parts)

  const responseTo = (whole: WholeOrder): Result<Order, ApiError<RefusedId>> =>
    whole.order.payment === 'failed'
      ? err(apiError(whole.attempt?.errorId ?? 'PYT300'))
      : ok(presentOrder(whole))

  /** The order that a cart is by now, for who may see it. */
  const already = async (cartId: string, { sessionId }: Caller): Promise<WholeOrder | undefined> => {
    const found = await orderOfCart(db, cartId)
    return found && isOrderOf(found.order, sessionId) ? found : undefined
  }

  /** Pays what the order leaves to a provider. */
  const pay = async (
    order: StoredOrder,
    { tenders, attempt }: NewOrder,
  ): Promise<Pick<WholeOrder, 'order' | 'attempt'> & { isTold: boolean }> =>
    attempt ? payOrder(parts, order, tenders, attempt) : { order, attempt, isTold: false }

  /** The order that was made of a cart as it stands, which needs no person to be made again; else the refusal. */
  const withoutPerson = async ({ cartId }: Placing, version: number, caller: Caller): Promise<Placed> => {
    const placed = await already(cartId, caller)
    const isMade = placed?.order.cartVersion === version && placed.order.payment !== 'failed'
    return { response: placed && isMade ? responseTo(placed) : err(apiError('AUT403')), ended: 'own' }
  }

  /**
   * What is responded where an order comes to something else than was seen, or leaves something else to pay: to who sends again what became
   * an order, that order.
   */
  const unlessSeen = async (
    posted: Placing,
    made: NewOrder,
    caller: Caller,
  ): Promise<Placed['response'] | undefined> => {
    const now = amountsOf(made)
    if (isAsSeen(now, posted)) return undefined
    const placed = await already(posted.cartId, caller)
    return placed && isSame(placed, made, posted)
      ? responseTo(placed)
      : err(apiError('CHK380', { reason: totalChanged, ...now }))
  }

  /** What an order comes to now that its buyer turned out to be known; undefined where that changes nothing, and it is tried again. */
  const withoutFirst = async (
    posted: Placing,
    caller: Caller,
    before: Amounts,
  ): Promise<Placed | undefined> => {
    const noted = await parts.noteKnownBuyer(posted.cartId, { ...caller, request: undefined })
    if (!noted.ok) return { response: err(noted.error), ended: 'none' }
    const checkout = await parts.checkoutCart(posted.cartId, caller, posted.paymentMethod?.code)
    if (!checkout.ok) return { response: checkout, ended: 'none' }
    const made = await plan(checkout.value, posted, caller)
    if (!made.ok) return { response: made, ended: 'none' }
    const now = amountsOf(made.value)
    if (isAsSeen(now, before)) return undefined
    return { response: err(apiError('CHK380', { reason: totalChanged, ...now })), ended: 'none' }
  }

  /**
   * What comes of an order that could not take what it needs; undefined where it is tried again. That an email has ordered before is told to who
   * seems to be a person alone, and counted.
   */
  const refused = async (
    { errorId, ...error }: ApiError<TakeRefusalId>,
    posted: Placing,
    caller: Caller,
    amounts: Amounts,
  ): Promise<Placed | undefined> => {
    if (errorId === 'BSK409') return undefined
    if (errorId === 'PRM175') return withoutFirst(posted, caller, amounts)
    return { response: err({ ...error, errorId }), ended: 'own' }
  }

  const placeNew = async (
    posted: Placing,
    caller: Caller,
    isPerson: PersonProof,
  ): Promise<Placed | undefined> => {
    const checkout = await parts.checkoutCart(posted.cartId, caller, posted.paymentMethod?.code)
    if (!checkout.ok) return { response: checkout, ended: 'own' }
    // An order takes its items out of the cart, so an empty one that is ordered was ordered before.
    const before = checkout.value.cart.items.length === 0 ? await already(posted.cartId, caller) : undefined
    if (before) return { response: responseTo(before), ended: 'own' }
    const made = await plan(checkout.value, posted, caller)
    if (!made.ok) return { response: made, ended: 'own' }
    const otherwise = await unlessSeen(posted, made.value, caller)
    if (otherwise) return { response: otherwise, ended: 'own' }
    if (!(await isPerson())) return withoutPerson(posted, checkout.value.version, caller)
    const taken = await takeOrder(parts, made.value)
    if (!taken.ok) return refused(taken.error, posted, caller, amountsOf(made.value))
    if (!taken.value) {
      const placed = await already(posted.cartId, caller)
      if (placed && isOpen(placed.order) && !isSame(placed, made.value)) {
        await parts.cancelUnpaid(parts, placed.order.orderNumber)
        return undefined
      }
      return placed && { response: responseTo(placed), ended: 'own' }
    }
    const { tenders } = made.value
    const { isTold, ...paid } = await pay(taken.value, made.value)
    const placed = { ...paid, tenders, goods: noGoods }
    if (paid.order.payment !== 'failed' && !isTold) await tellOrder(parts, placed)
    // A part of the money was authorised, which is given up.
    else if (paid.attempt?.outcome === 'authorised' && paid.order.payment === 'failed')
      await settleOrder(parts, paid.order.orderNumber)
    const response = responseTo(placed)
    return { response, ended: isOpen(paid.order) || paid.order.payment === 'failed' ? 'none' : 'ofCart' }
  }

  return async (posted: Placing, caller: Caller & FromClient): Promise<Placed['response']> => {
    const counted = await countStep(parts, caller)
    if (!counted.ok) return counted
    return withProof(posted, caller, async (isPerson) => {
      for (let tried = 0; tried < maxTries; tried += 1) {
        const placed = await placeNew(posted, caller, isPerson)
        if (!placed) continue
        if (placed.ended === 'own') await forgetStep(parts, caller)
        if (placed.ended === 'ofCart') await forgetPaid(parts, caller, posted.cartId)
        return placed.response
      }
      await forgetStep(parts, caller)
      return err(apiError('BSK409'))
    })
  }
}
