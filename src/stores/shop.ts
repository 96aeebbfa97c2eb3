import { createCart, type CartStore } from './cart.ts'
import { createCartPlatform } from './cart-platform.ts'
import { createDialogs } from './dialogs.ts'
import { createToasts } from './toasts.ts'

/** How long a toast stays (configuration of the specification, shopping, section 9). */
const toastDelayMs = 6000

/** The dialogs of the shop and what each resolves with. */
type ShopDialogs = { 'mini-cart': undefined }

export const toasts = createToasts(toastDelayMs, (ms, run) => {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
})

export const dialogs = createDialogs<ShopDialogs>()
