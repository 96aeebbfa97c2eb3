import { useEffect, useEffectEvent } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { cart as store } from '#src/stores/shop.ts'

const isOther = (a: Cart, b: Cart): boolean =>
  a.totals.total !== b.totals.total || a.totals.remainingToPay !== b.totals.remainingToPay

/** Hears of the cart once another tab has it come to something else. What this tab does itself is done in the store's turn. */
export const useOtherTotal = (onOther: (now: Cart) => void): void => {
  const hear = useEffectEvent(onOther)
  useEffect(
    () =>
      store.$state.listen((now, before) => {
        if (now.status !== 'ready' || before?.status !== 'ready' || store.$busy.get() > 0) return
        if (isOther(now.cart, before.cart)) hear(now.cart)
      }),
    [],
  )
}
