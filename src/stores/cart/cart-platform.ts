import { createBrowserClient, siteOfPage } from '#src/client/browser-client.ts'
import type { Client } from '#src/client/client.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { cartEvent, failedEvent } from '#src/client/page-events.ts'
import { reloadPage } from '#src/client/reload-page.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import type { CartPlatform } from './cart.ts'
import { favoriteStoreQuery } from '#src/rules/stores/favorite-store.ts'
import { ownStore } from '../own-store.ts'
import { createSession } from '../session.ts'

/** Locale and cart of the tab that changed it: texts and prices of a cart are in the locale it was read in. */
type Announcement = { locale: string; cart: Cart }

const cartId = (): string | undefined => readVisitorCookie(document.cookie).cartId

/** Tells this page's header how many units the cart holds. */
const tellHeader = ({ totals }: Cart): void => {
  window.dispatchEvent(new CustomEvent(cartEvent, { detail: { units: totals.totalUnits } }))
}

/**
 * The cart's surroundings in a browser, touched only when first used, so that the module may be loaded on the server.
 * Changes hold a lock that all tabs share, where the browser has locks; elsewhere the server's version check keeps order.
 */
export const createCartPlatform = () => {
  let client: Client | undefined
  let tabs: BroadcastChannel | undefined
  const call: Client['call'] = (key, input) => {
    client ??= createBrowserClient()
    return client.call(key, input)
  }
  const channel = (): BroadcastChannel => (tabs ??= new BroadcastChannel('welt:cart'))

  const platform: CartPlatform = {
    call,
    cartId,
    session: createSession(call, () => cartId() !== undefined),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    exclusive: async (task) =>
      'locks' in navigator ? await navigator.locks.request('welt:cart', task) : await task(),
    cartQuery: () => favoriteStoreQuery(ownStore.read()),
    reload: reloadPage,
    tell: (error) => void window.dispatchEvent(new CustomEvent(failedEvent, { detail: error })),
    announce: (cart) => {
      tellHeader(cart)
      channel().postMessage({ locale: siteOfPage().locale, cart } satisfies Announcement)
    },
  }

  return {
    platform,
    tellHeader,
    /** Hears other tabs until the returned function is called; `undefined` is a cart in another locale than this page's. */
    listen: (onHeard: (cart: Cart | undefined) => void): (() => void) => {
      const hear = ({ data }: MessageEvent<Announcement>): void => {
        tellHeader(data.cart)
        onHeard(data.locale === siteOfPage().locale ? data.cart : undefined)
      }
      channel().addEventListener('message', hear)
      return () => channel().removeEventListener('message', hear)
    },
  }
}
