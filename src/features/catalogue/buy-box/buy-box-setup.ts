import type { BuyBoxTexts } from '#src/rules/catalogue/buy-box-view.ts'
import type { BuyableProduct, Choice } from '#src/rules/catalogue/variant-choice.ts'

/** What the script of a buy box works with; it travels in the form's `data-buy-box`. */
export type BuyBoxSetup = {
  product: BuyableProduct
  /** What is chosen as the page opens. */
  opening: Choice
  /** Path of the product page. */
  url: string
  locale: string
  texts: BuyBoxTexts
}

/** Reads what our own server wrote. */
export function readSetup(text: string): BuyBoxSetup
export function readSetup(text: string): unknown {
  const value: unknown = JSON.parse(text)
  return value
}
