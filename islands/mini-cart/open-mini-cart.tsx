import { createRoot, type Root } from 'react-dom/client'
import type { CartSurroundings } from '#islands/cart/cart-texts.ts'
import { cart, dialogs } from '#src/stores/shop.ts'
import { MiniCart, type MiniCartReason } from './MiniCart.tsx'

let root: Root | undefined

const mount = (): Root => {
  const container = document.createElement('div')
  document.body.append(container)
  return createRoot(container)
}

/** Shows the mini cart; loaded and mounted only when a shopper asks for it, or has just added something. */
export const openMiniCart = (surroundings: CartSurroundings, reason: MiniCartReason): void => {
  root ??= mount()
  root.render(<MiniCart {...surroundings} reason={reason} />)
  if (reason.kind === 'asked') void cart.load()
  if (!dialogs.$open.get().includes('mini-cart')) void dialogs.open('mini-cart')
}
