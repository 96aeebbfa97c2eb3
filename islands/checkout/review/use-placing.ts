import { useState } from 'react'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { pathOfOrderFailure } from '#src/rules/checkout/order-failure.ts'
import { seenOrderOf } from '#src/rules/checkout/seen-order.ts'
import { worded } from '#src/rules/forms/refusal.ts'
import { createHumanCheck } from '#src/stores/human-check.ts'
import { placeOrder, type NotPlaced } from '#src/stores/placing.ts'
import { call, cart as store } from '#src/stores/shop.ts'
import { takeOverOrder } from '#src/stores/take-over-order.ts'
import type { CheckoutTexts } from '../checkout-texts.ts'

/** Places the order of a cart as it is shown, and gives the path to go on at: its confirmation or payment, or the step that a refusal is about. */
export const usePlacing = (cart: Cart, locale: string, texts: CheckoutTexts['checkout']) => {
  const [check] = useState(() => createHumanCheck(call, 'placeOrder'))

  const lead = async (refusal: NotPlaced): Promise<Result<string, ClientError>> => {
    if (refusal.kind === 'changed')
      return ok(`/checkout/shipping?${new URLSearchParams({ notice: refusal.notices.join(' ') })}`)
    const path = refusal.kind === 'refused' ? pathOfOrderFailure(refusal.error.errorId) : undefined
    if (path !== undefined) return ok(path)
    // What is told here is told beside the cart as it is by now.
    await store.load()
    return err(refusal.kind === 'refused' ? refusal.error : worded(texts.flash.totalChanged))
  }

  return {
    /** Somebody begins to act: that they are a person is shown meanwhile. */
    begin: check.begin,
    place: async (): Promise<Result<string, ClientError>> => {
      const placed = await placeOrder(call, seenOrderOf(cart), check.take)
      if (!placed.ok) {
        const led = await lead(placed.error)
        return led.ok ? ok(`/${locale}${led.value}`) : led
      }
      const taken = await takeOverOrder(placed.value.orderNumber, locale)
      return taken.ok ? ok(taken.value.next) : taken
    },
  }
}
