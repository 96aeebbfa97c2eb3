import { onMount } from 'nanostores'
import { dialogEvent } from '#src/client/page-events.ts'
import { createCart } from './cart/cart.ts'
import { createCartPlatform } from './cart/cart-platform.ts'
import { createDialogs } from './dialogs/dialogs.ts'
import type { ShopDialogs } from './dialogs/shop-dialogs.ts'

const browser = createCartPlatform()

/** The stores of one page in a browser. On the server they keep their first state: pages pass what they know as props. */
export const cart = createCart(browser.platform)

/** Calls the API for this page. */
export const call = browser.platform.call

export const dialogs = createDialogs<ShopDialogs>(() => window.dispatchEvent(new CustomEvent(dialogEvent)))

onMount(cart.$state, () => {
  if (typeof document === 'undefined') return undefined
  return browser.listen((heard) => {
    if (heard) cart.hear(heard)
    else void cart.load()
  })
})
