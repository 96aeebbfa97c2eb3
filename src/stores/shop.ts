import { onMount } from 'nanostores'
import { dialogEvent } from '#src/client/page-events.ts'
import { siteOfPage } from '#src/client/browser-client.ts'
import { settings } from '#src/base/settings.ts'
import { createAnnouncements } from './announcements.ts'
import { createCart } from './cart.ts'
import { createCartPlatform } from './cart-platform.ts'
import { createDialogs } from './dialogs.ts'
import { ownStore } from './own-store.ts'
import { createPickup } from './pickup.ts'
import { createProducts } from './products.ts'
import { createStoreSearch } from './store-search.ts'
import type { ShopDialogs } from './shop-dialogs.ts'
import { createToasts } from './toasts.ts'

const browser = createCartPlatform()

/** The stores of one page in a browser. On the server they keep their first state: pages pass what they know as props. */
export const cart = createCart(browser.platform)

/** Calls the API for this page. */
export const call = browser.platform.call

export const products = createProducts(browser.platform.call)

export const announcements = createAnnouncements()

export const toasts = createToasts(settings.toastDelayMs, (ms, run) => {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
})

export const dialogs = createDialogs<ShopDialogs>(() => window.dispatchEvent(new CustomEvent(dialogEvent)))

export const storeSearch = createStoreSearch(call, () => siteOfPage().country)

export const choosePickup = createPickup({ cart, dialogs, remember: ownStore.remember })

onMount(cart.$state, () => {
  if (typeof document === 'undefined') return undefined
  return browser.listen((heard) => {
    if (heard) cart.hear(heard)
    else void cart.load()
  })
})
