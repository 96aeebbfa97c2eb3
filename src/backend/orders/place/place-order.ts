import { err, ok, type Result } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import { totalChanged } from '#src/rules/orders/total-changed.ts'
import type { Caller } from '#src/backend/cart/cart-dependencies.ts'
import type { FromClient, OrderDependencies } from '../store/order-dependencies.ts'
import { noGoods } from '../store/order-goods.ts'
import { isOpen, isOrderOf, orderOfCart, type StoredOrder, type OrderRecord } from '../store/order-store.ts'
import { payOrder } from './pay-order.ts'
import { endStep, placementOf, responseTo, type Placement, type PlacementResponse } from './placement.ts'
import { planOrder, type Placing } from './plan-order.ts'
import { createPersonProofs, type PersonProof } from './prove-person.ts'
import { amountsOf, isAsSeen, isSameOrder, type Amounts } from './same-order.ts'
import { takeOrder, type NewOrder } from './take-order.ts'
import { settleOrder } from '../money/settlement.ts'
import { tellOrder } from '../documents/tell-order.ts'
import { countStep } from './unpaid-steps.ts'

/** Times it is tried while the cart is changed meanwhile. */
const maxTries = 3

/** A refusal of a buyer who turned out to be known. */
const asKnownBuyer = (placement: Placement): Placement =>
  placement.kind === 'refused' ? { ...placement, kind: 'refusedToKnownBuyer' } : placement

/**
 * Places the order of a cart and has it paid: `placements` lists what that comes to. A request that is sent again, from another tab too, is
 * given the order that the cart became: an order is made once. One that still waits for its payment is cancelled where something else is
 * placed by now. AUT403 where the shopper does not seem to be a person; GEN429 for too many orders that nobody paid; other refusals are
 * those of the call.
 */
export const placeOrder = (dependencies: OrderDependencies) => {
  const { db } = dependencies
  const plan = planOrder(dependencies)
  const withProof = createPersonProofs(dependencies)

  /** The order that a cart has become, if the caller may see it. */
  const orderMade = async (cartId: string, { sessionId }: Caller): Promise<OrderRecord | undefined> => {
    const found = await orderOfCart(db, cartId)
    return found && isOrderOf(found.order, sessionId) ? found : undefined
  }

  /** Works out the order of a cart as it stands, at the amounts that the shopper saw; what placing comes to where there is none to make. */
  const planFor = async (input: Placing, caller: Caller): Promise<Result<NewOrder, Placement>> => {
    const { cartId, paymentMethod } = input
    const checkout = await dependencies.checkoutCart(cartId, caller, paymentMethod?.code)
    if (!checkout.ok) return err({ kind: 'refused', error: checkout.error })
    // An order takes its items out of the cart, so an empty one that is ordered was ordered before.
    const before = checkout.value.cart.items.length === 0 ? await orderMade(cartId, caller) : undefined
    if (before) return err({ kind: 'repeated', placed: before })
    const made = await plan(checkout.value, input, caller)
    return made.ok ? made : err({ kind: 'refused', error: made.error })
  }

  /** What placing comes to where the shopper saw other amounts: a request that is sent again is given its order. */
  const withOtherAmounts = async (input: Placing, made: NewOrder, caller: Caller): Promise<Placement> => {
    const placed = await orderMade(input.cartId, caller)
    if (placed && isSameOrder(placed, made, input)) return { kind: 'repeated', placed }
    return { kind: 'refused', error: apiError('CHK380', { reason: totalChanged, ...amountsOf(made) }) }
  }

  /** What placing comes to without the proof of a person: the order that this version of the cart has become can be had without one. */
  const withoutPerson = async (
    { order: { cartId, cartVersion } }: NewOrder,
    caller: Caller,
  ): Promise<Placement> => {
    const placed = await orderMade(cartId, caller)
    return placed?.order.cartVersion === cartVersion
      ? { kind: 'repeated', placed }
      : { kind: 'refused', error: apiError('AUT403') }
  }

  /** Marks the cart of a buyer who turned out to be known: it is tried again unless that changes what the order comes to. */
  const withKnownBuyer = async (input: Placing, caller: Caller, before: Amounts): Promise<Placement> => {
    const noted = await dependencies.noteKnownBuyer(input.cartId, { ...caller, request: undefined })
    if (!noted.ok) return { kind: 'refusedToKnownBuyer', error: noted.error }
    const planned = await planFor(input, caller)
    if (!planned.ok) return asKnownBuyer(planned.error)
    const now = amountsOf(planned.value)
    if (isAsSeen(now, before)) return { kind: 'overtaken' }
    return { kind: 'refusedToKnownBuyer', error: apiError('CHK380', { reason: totalChanged, ...now }) }
  }

  /** What placing comes to where the cart had become an order before: one that waits for another payment is cancelled first. */
  const afterOther = async (made: NewOrder, caller: Caller): Promise<Placement> => {
    const placed = await orderMade(made.order.cartId, caller)
    if (!placed) return { kind: 'overtaken' }
    if (!isOpen(placed.order) || isSameOrder(placed, made)) return { kind: 'repeated', placed }
    await dependencies.cancelUnpaid(dependencies, placed.order.orderNumber)
    return { kind: 'overtaken' }
  }

  /** Makes an order, with everything that it takes. */
  const make = async (
    input: Placing,
    made: NewOrder,
    caller: Caller,
  ): Promise<Result<StoredOrder, Placement>> => {
    const taken = await takeOrder(dependencies, made)
    if (taken.ok) return taken.value ? ok(taken.value) : err(await afterOther(made, caller))
    const { errorId, ...error } = taken.error
    if (errorId === 'BSK409') return err({ kind: 'overtaken' })
    // Only someone who seems to be a person learns that an email has ordered before.
    if (errorId === 'PRM175') return err(await withKnownBuyer(input, caller, amountsOf(made)))
    return err({ kind: 'refused', error: { ...error, errorId } })
  }

  /** Has a new order paid, and its shopper told. */
  const pay = async (order: StoredOrder, { tenders, attempt }: NewOrder): Promise<Placement> => {
    const { isTold, ...paid } = attempt
      ? await payOrder(dependencies, order, tenders, attempt)
      : { order, attempt, isTold: false }
    const placed = { ...paid, tenders, goods: noGoods }
    const placement = placementOf(placed)
    const isOver = placement.kind === 'unpaid' || placement.kind === 'givenUp'
    if (!isOver && !isTold) await tellOrder(dependencies, placed)
    // What was authorised of an order that is over is released.
    if (isOver && placed.attempt?.outcome === 'authorised') await settleOrder(dependencies, order.orderNumber)
    return placement
  }

  const placeOnce = async (input: Placing, caller: Caller, isPerson: PersonProof): Promise<Placement> => {
    const planned = await planFor(input, caller)
    if (!planned.ok) return planned.error
    const { value: made } = planned
    if (!isAsSeen(amountsOf(made), input)) return withOtherAmounts(input, made, caller)
    if (!(await isPerson())) return withoutPerson(made, caller)
    const order = await make(input, made, caller)
    return order.ok ? pay(order.value, made) : order.error
  }

  return async (input: Placing, caller: Caller & FromClient): Promise<PlacementResponse> => {
    const counted = await countStep(dependencies, caller)
    if (!counted.ok) return counted
    return withProof(input, caller, async (isPerson) => {
      let placement: Placement = { kind: 'overtaken' }
      for (let tried = 0; placement.kind === 'overtaken' && tried < maxTries; tried += 1)
        placement = await placeOnce(input, caller, isPerson)
      await endStep(dependencies, placement, caller, input.cartId)
      return responseTo(placement)
    })
  }
}
