import type { CartErrorTexts } from '#src/rules/cart/cart-error-text.ts'

/** Texts of the product page's buy box. */
export type BuyBoxTexts = {
  was: string
  now: string
  from: string
  chosen: string
  chooseOne: string
  missing: string
  soldOut: string
  someSoldOut: string
  lastFew: string
  inStock: string
  add: string
  adding: string
  errors: CartErrorTexts
}
