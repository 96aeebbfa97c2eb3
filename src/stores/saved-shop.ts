import { createSavedForLater } from './cart/saved-for-later.ts'
import { call, cart } from './shop.ts'

/** The saved-for-later list of one page in a browser. Pages that have none do not load it. */
export const savedForLater = createSavedForLater(call, cart)
