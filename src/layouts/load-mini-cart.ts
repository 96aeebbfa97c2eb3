import { loadMiniCartTexts } from './mini-cart-texts.ts'

/** Loads the mini cart with its texts. A file of its own, so that pages carry no list of all that it needs. */
export const loadMiniCart = () => Promise.all([import('./open-mini-cart.ts'), loadMiniCartTexts()])
