import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { PaymentMethods } from '#src/rules/checkout/payment-choice.ts'
import { call } from '#src/stores/shop.ts'

/** What a cart may be paid with, which follows what is left to pay of it; a response that another change came after counts no more. */
export const usePaymentMethods = (cart: Cart, initial: PaymentMethods): PaymentMethods => {
  const [methods, setMethods] = useState(initial)
  const read = useRef(cart.version)

  useEffect(() => {
    if (read.current === cart.version) return undefined
    let isLatest = true
    void call('GET /cart/v1/cart/{basketId}/paymentMethods', { path: { basketId: cart.id } }).then(
      (found) => {
        if (!isLatest || !found.ok) return
        read.current = cart.version
        setMethods(found.value.paymentMethods)
      },
    )
    return () => {
      isLatest = false
    }
  }, [cart.id, cart.version])

  return methods
}
