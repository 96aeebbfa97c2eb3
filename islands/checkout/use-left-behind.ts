import { useEffect, useEffectEvent } from 'react'
import type { CheckoutStep } from '#src/rules/checkout/checkout-steps.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import { cart as store } from '#src/stores/shop.ts'

/**
 * Mends a step that was left behind: reads the cart again once somebody looks at this tab and the visitor's cookie says that the cart is
 * another one by now, as where it was ordered, unless it was ordered here; leads on from a step that is not open any more, in place of which `due` is.
 */
export const useLeftBehind = (due: CheckoutStep | undefined, onDue: (due: CheckoutStep) => void): void => {
  const look = useEffectEvent((): void => {
    if (checkout.isOrdered()) return
    const state = store.$state.get()
    if (document.visibilityState !== 'visible' || state.status !== 'ready') return
    const { cartId, units } = readVisitorCookie(document.cookie)
    if (cartId !== state.cart.id || units !== state.cart.totals.totalUnits) void store.load()
  })
  const lead = useEffectEvent(onDue)

  useEffect(() => {
    const onLook = (): void => look()
    document.addEventListener('visibilitychange', onLook)
    window.addEventListener('focus', onLook)
    return () => {
      document.removeEventListener('visibilitychange', onLook)
      window.removeEventListener('focus', onLook)
    }
  }, [])
  useEffect(() => {
    if (due !== undefined) lead(due)
  }, [due])
}
