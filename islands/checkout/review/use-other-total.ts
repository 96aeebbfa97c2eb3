import { useEffect, useEffectEvent } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { cart as store } from '#src/stores/shop.ts'

/** Whether a cart comes to something else than another, or leaves something else to pay. */
export const isOtherTotal = (a: Cart, b: Cart): boolean =>
  a.totals.total !== b.totals.total || a.totals.remainingToPay !== b.totals.remainingToPay

const codesOf = ({ couponItems }: Cart): string => couponItems.map(({ code }) => code).join()

/** What a review changes itself are the codes of its cart, in the store's turn. */
const isOwnChange = (now: Cart, before: Cart): boolean =>
  store.$busy.get() > 0 && codesOf(now) !== codesOf(before)

/** Hears of the cart once it comes to something else by what another tab or device did, also where that shows as it is read anew. */
export const useOtherTotal = (onOther: (now: Cart) => void): void => {
  const hear = useEffectEvent(onOther)
  useEffect(
    () =>
      store.$state.listen((now, before) => {
        if (now.status !== 'ready' || before?.status !== 'ready') return
        if (isOtherTotal(now.cart, before.cart) && !isOwnChange(now.cart, before.cart)) hear(now.cart)
      }),
    [],
  )
}
