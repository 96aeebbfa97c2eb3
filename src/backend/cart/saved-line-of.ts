import type { SavedLine } from '#src/backend/wishlists/saved-line.ts'
import type { StoredLine } from './store/cart-store.ts'

/** All of a line but its place in the cart. */
export const savedLine = (line: StoredLine): SavedLine => ({
  productId: line.productId,
  upc: line.upc,
  qty: line.qty,
  maxQty: line.maxQty,
  recipeId: line.recipeId,
  storeId: line.storeId,
  precreatedCustomsCode: line.precreatedCustomsCode,
  giftOption: line.giftOption,
  customAmount: line.customAmount,
  productImageURL: line.productImageURL,
  pdpUrl: line.pdpUrl,
})
