import { createBrowserClient, siteOfPage } from '#src/client/browser-client.ts'
import type { Cart } from '#src/contract/cart.ts'
import { cartEvent } from '#src/rules/page-events.ts'
import { readVisitorCookie } from '#src/rules/visitor-cookie.ts'
import type { CartPlatform } from './cart.ts'
import { createSession } from './session.ts'

type Announcement = { locale: string; cart: Cart }

const cartId = (): string | undefined => readVisitorCookie(document.cookie).cartId

/** Tells this page's header how many units the cart holds. */
const tellHeader = ({ totals }: Cart): void => {
  window.dispatchEvent(new CustomEvent(cartEvent, { detail: { units: totals.totalUnits } }))
}

/**
 * The cart's surroundings in a browser. Changes hold a lock that all tabs share, where the browser has locks;
 * elsewhere the server's version check keeps order. `onHeard` gets what other tabs announce: their cart, or
 * undefined when it is in another language than this page.
 */
export const createCartPlatform = (onHeard: (cart: Cart | undefined) => void): CartPlatform => {
  const { call } = createBrowserClient()
  const { locale } = siteOfPage()
  const tabs = new BroadcastChannel('welt:cart')
  tabs.addEventListener('message', ({ data }: MessageEvent<Announcement>) => {
    tellHeader(data.cart)
    onHeard(data.locale === locale ? data.cart : undefined)
  })
  return {
    call,
    cartId,
    session: createSession(call, () => cartId() !== undefined),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    exclusive: async (task) =>
      'locks' in navigator ? await navigator.locks.request('welt:cart', task) : await task(),
    announce: (cart) => {
      tellHeader(cart)
      tabs.postMessage({ locale, cart } satisfies Announcement)
    },
  }
}
