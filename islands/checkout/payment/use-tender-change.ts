import { useState } from 'react'
import type { Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { checkout } from '#src/stores/checkout/checkout.ts'
import { cart as store } from '#src/stores/shop.ts'
import type { CheckoutTexts } from '../checkout-texts.ts'

/** Changes what pays a part, in its turn, and tells above the step why it could not. */
export const useTenderChange = ({ errors, refusals }: CheckoutTexts, onDone: () => void) => {
  const [isBusy, setBusy] = useState(false)
  const words: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }
  const change = async (task: (known: Cart) => Promise<Result<Cart, ClientError>>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    checkout.tell(undefined)
    const changed = await store.run(task)
    setBusy(false)
    if (changed.ok) onDone()
    else checkout.tell(words[changed.error.errorId] ?? errors.byCode.GEN500)
  }
  return { isBusy, change }
}
