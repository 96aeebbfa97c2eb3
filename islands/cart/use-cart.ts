import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Cart } from '#src/contract/cart/cart.ts'
import { cart } from '#src/stores/shop.ts'

/** The cart as a screen shows it: what the page brought until the store knows better. */
export const useCart = (initial?: Cart) => {
  const state = useStore(cart.$state, { ssr: 'initial' })
  const quantities = useStore(cart.$wanted, { ssr: 'initial' })
  const saving = useStore(cart.$saving, { ssr: 'initial' })
  const wanted = { ...quantities, ...saving }
  const notices = useStore(cart.$notices, { ssr: 'initial' })
  const removed = useStore(cart.$removed, { ssr: 'initial' })
  const isBusy = useStore(cart.$busy, { ssr: 'initial' }) > 0

  useEffect(() => {
    if (initial) cart.adopt(initial)
    const refreshRestored = (event: PageTransitionEvent): void => {
      if (event.persisted) void cart.load()
    }
    window.addEventListener('pageshow', refreshRestored)
    return () => window.removeEventListener('pageshow', refreshRestored)
  }, [initial])

  const isKnown = state.status === 'ready' || state.status === 'none' || state.status === 'failed'
  const known = state.status === 'ready' ? state.cart : isKnown ? undefined : initial
  return { state, cart: known, wanted, notices, removed, isBusy }
}

export type CartView = ReturnType<typeof useCart>
