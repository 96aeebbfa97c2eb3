import '../page-failures.ts'
import './page-dialogs.ts'
import { dialogs } from '#src/stores/shop.ts'
import type { DialogName, ShopDialogs } from '#src/stores/shop-dialogs.ts'
import { dialogLoaders } from './dialog-loaders.ts'

/** Opens a dialog; where it cannot be had, the page goes the way without script. */
export const openOrGo = <N extends DialogName>(name: N, props: ShopDialogs[N]['props'], href: string): void =>
  void dialogs.open(name, props).then((outcome) => {
    if (!outcome.ok && outcome.error === 'unavailable') location.assign(href)
  })

/** Fetches the mini cart before it is opened; without it the cart's own page will do. */
export const fetchMiniCart = (): void =>
  void Promise.all([import('./show-dialogs.ts'), dialogLoaders['mini-cart']()]).catch(() => undefined)

/** Asks whether the shopper wants to go where a link leads, to another country's shop. */
export const confirmLocation = ({ href, textContent }: HTMLAnchorElement): void =>
  openOrGo('location-confirmation', { label: textContent.trim(), href }, href)
