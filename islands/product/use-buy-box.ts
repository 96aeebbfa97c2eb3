import { useEffect, useState, useTransition, type RefObject } from 'react'
import { choiceOfForm } from '#src/rules/catalogue/buy-form.ts'
import type { CartFailure } from '#src/rules/cart/cart-error.ts'
import { colorEvent, addedEvent } from '#src/client/page-events.ts'
import {
  buyActionOf,
  choose,
  colorAttribute,
  missingAttributes,
  variantOf,
  type BuyableProduct,
  type Choice,
} from '#src/rules/catalogue/variant-choice.ts'
import { cart } from '#src/stores/shop.ts'

export type BuyBoxStatus = { kind: 'idle' | 'incomplete' } | { kind: 'failed'; failure: CartFailure }

/** Keeps the address and the gallery with the chosen colour. */
const showColor = (colorId: string): void => {
  const url = new URL(location.href)
  url.searchParams.set('color', colorId)
  url.searchParams.delete('variant')
  url.searchParams.delete('error')
  history.replaceState(history.state, '', url)
  window.dispatchEvent(new CustomEvent(colorEvent, { detail: { colorId } }))
}

/** The choice on a product page and what comes of pressing its button. */
export const useBuyBox = (
  product: BuyableProduct,
  opening: Choice,
  failure: CartFailure | undefined,
  form: RefObject<HTMLFormElement | null>,
) => {
  const [choice, setChoice] = useState(opening)
  const [status, setStatus] = useState<BuyBoxStatus>(failure ? { kind: 'failed', failure } : { kind: 'idle' })

  const [isAdding, startAdding] = useTransition()

  // What was chosen before scripts ran stays chosen.
  useEffect(() => {
    const early = form.current ? Object.entries(choiceOfForm(new FormData(form.current))) : []
    for (const [type, id] of early) setChoice((before) => choose(product, before, type, id))
  }, [form, product])

  const onChoose = (type: string, id: string): void => {
    setChoice(choose(product, choice, type, id))
    setStatus({ kind: 'idle' })
    if (type === colorAttribute) showColor(id)
  }

  /** Every press adds one; the store sends them in turn. */
  const buy = (pdpUrl: string): void => {
    const variant = variantOf(product, choice)
    if (!variant) return
    startAdding(async () => {
      const result = await cart.add({ productId: product.id, upc: variant.upc, qty: 1, pdpUrl })
      setStatus(result.ok ? { kind: 'idle' } : { kind: 'failed', failure: result.error })
      if (result.ok) window.dispatchEvent(new CustomEvent(addedEvent, { detail: { upc: variant.upc } }))
    })
  }

  return {
    choice,
    status,
    isAdding,
    action: buyActionOf(product, choice),
    missing: missingAttributes(product, choice)[0],
    onChoose,
    buy,
    explain: () => setStatus({ kind: 'incomplete' }),
  }
}
