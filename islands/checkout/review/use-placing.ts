import { useState } from 'react'
import { err, ok, type Result } from '#src/base/result.ts'
import { dialogLeft } from '#src/client/dialog-left.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { changedTotalText } from '#src/rules/checkout/changed-total-text.ts'
import { pathOfOrderFailure } from '#src/rules/checkout/order-failure.ts'
import { seenOrderOf } from '#src/rules/checkout/seen-order.ts'
import { toldElsewhere, worded } from '#src/rules/forms/refusal.ts'
import { isNotPassed } from '#src/rules/orders/is-not-passed.ts'
import { payingMethodOf } from '#src/rules/payments/paying-method.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import { createHumanCheck } from '#src/stores/human-check.ts'
import {
  goOnWithPayment,
  placeOrder,
  type NotPlaced,
  type PlacedOrder,
} from '#src/stores/checkout/placing.ts'
import { call, cart as store, dialogs } from '#src/stores/shop.ts'
import { takeOverOrder } from '#src/stores/checkout/take-over-order.ts'
import type { CheckoutTexts } from '../checkout-texts.ts'
import { isOtherTotal } from './use-other-total.ts'
import type { UnfinishedOrder } from './WaitingWays.tsx'

/** The path to go on at, or what is told in place. */
type Placing = Promise<Result<string, ClientError>>

/** Places the order of a cart as it is shown, and gives the path to go on at: its confirmation or payment, or the step that a refusal is about. */
export const usePlacing = (cart: Cart, locale: string, texts: CheckoutTexts) => {
  const { checkout: words } = texts
  const { coupon } = texts.cart
  const [unfinished, setUnfinished] = useState<UnfinishedOrder>()
  const [check] = useState(() => createHumanCheck(call, 'placeOrder'))
  const at = (path: string) => ok(`/${locale}${path}`)
  const told = (page: string, notice: string) => at(`${page}?${new URLSearchParams({ notice })}`)

  const afterFailure = (error: ClientError): Awaited<Placing> => {
    const path = pathOfOrderFailure(error.errorId)
    return path === undefined ? err(error) : at(path)
  }
  /** What is told here is told beside the cart as it is by now; but where the cart may be an order, beside what was ordered, so that the button gives that order. */
  const refuse = async (error: ClientError): Placing => {
    const refused = afterFailure(error)
    if (!refused.ok && error.status >= 400 && error.status < 500) await store.load()
    return refused
  }
  const lead = async (refusal: NotPlaced): Placing => {
    if (refusal.kind === 'changed') return told('/checkout/shipping', refusal.notices.join(' '))
    if (refusal.kind === 'refused') return refuse(refusal.error)
    await store.load()
    const state = store.$state.get()
    const now = state.status === 'ready' ? state.cart : cart
    // The review has heard of another total as the cart was read.
    if (isOtherTotal(now, cart)) return err(toldElsewhere)
    if (refusal.kind === 'cartChanged') return err(worded(words.flash.cartChanged))
    return err(worded(changedTotalText(now, { ...words.flash, coupon }, locale)))
  }

  /** Has the bank ask its card's owner over the review. Closed, the order waits, and can be gone on with by the same button, or given up. */
  const challenge = async (order: PlacedOrder, frame: string, page: string): Placing => {
    const code = payingMethodOf(order)
    if (!code) return ok(page)
    const { orderNumber } = order
    const outcome = await dialogs.open('three-ds-challenge', { orderNumber, frame })
    if (!outcome.ok && outcome.error !== 'unavailable') {
      setUnfinished({ orderNumber, page })
      return err(worded(formatMessage(words.waiting.unfinished, { number: orderNumber }, locale)))
    }
    if (!outcome.ok) {
      await dialogLeft()
      return ok(page)
    }
    const paid = await goOnWithPayment(call, order, code, outcome.value.threeDS2Result)
    if (!paid.ok)
      return isNotPassed(paid.error) ? told('/checkout/billing', 'threeDSFailed') : afterFailure(paid.error)
    const taken = await takeOverOrder(orderNumber, locale)
    return taken.ok ? ok(taken.value.next) : taken
  }

  return {
    /** The order that waits since its challenge was closed. */
    unfinished,
    /** Somebody begins to act: that they are a person is shown meanwhile. */
    begin: check.begin,
    place: async (): Placing => {
      setUnfinished(undefined)
      const placed = await placeOrder(call, seenOrderOf(cart), check.take)
      if (!placed.ok) return lead(placed.error)
      checkout.noteOrder()
      const taken = await takeOverOrder(placed.value.orderNumber, locale)
      if (!taken.ok) return taken
      const { next, frame } = taken.value
      return frame === undefined ? ok(next) : challenge(placed.value, frame, next)
    },
  }
}
