import { settings } from '#src/base/settings.ts'
import { siteOfPage } from '#src/client/browser-client.ts'
import { createAddOne } from './cart/add-one.ts'
import { createAnnouncements } from './dialogs/announcements.ts'
import { ownStore } from './own-store.ts'
import { createPickup } from './pickup.ts'
import { createProducts } from './products.ts'
import { call, cart, dialogs } from './shop.ts'
import { createStoreSearch } from './store-search.ts'
import { createToasts } from './dialogs/toasts.ts'

/** The stores of one page in a browser that islands alone use: a page does not load them before its first island. */
export const products = createProducts(call)

export const announcements = createAnnouncements()

export const toasts = createToasts(settings.toastDelayMs, (ms, run) => {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
})

export const storeSearch = createStoreSearch(call, () => siteOfPage().country)

export const addOne = createAddOne({ cart, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) })

export const choosePickup = createPickup({ cart, dialogs, remember: ownStore.remember })
