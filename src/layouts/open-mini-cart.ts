import './page-failures.ts'

/** What a page's first look at its cart loads: the mini cart, and what tells the failures of its calls. */
export { openMiniCart } from '#islands/mini-cart/open-mini-cart.tsx'
