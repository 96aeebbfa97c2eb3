/** Window event that tells a page's header the units in the cart: `detail: { units }`. */
export const cartEvent = 'welt:cart'

/** Window event that asks the page to show the mini cart. */
export const openMiniCartEvent = 'welt:open-mini-cart'

/** Window event that tells a product page's gallery which colour is shown: `detail: { colorId }`. */
export const colorEvent = 'welt:color'
