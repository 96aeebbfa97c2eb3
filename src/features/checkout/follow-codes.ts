import { loadDocument } from '#src/client/load-document.ts'
import { cart } from '#src/stores/shop.ts'
import type { CartState } from '#src/stores/cart.ts'
import { inTurn } from './in-turn.ts'

const codesOf = (state: CartState): string | undefined =>
  state.status === 'ready' ? state.cart.couponItems.map(({ code }) => code).join(' ') : undefined

/** Has a step follow the promo codes of its cart, which change what it costs: `show` is given the page as the server now writes it. */
export const followCodes = (show: (page: Document) => void): void => {
  let known: string | undefined
  cart.$state.subscribe((state) => {
    const codes = codesOf(state)
    const isChanged = codes !== undefined && known !== undefined && codes !== known
    known = codes ?? known
    if (!isChanged) return
    void inTurn(async () => {
      const page = await loadDocument(location.pathname)
      if (page) show(page)
    })
  })
}
