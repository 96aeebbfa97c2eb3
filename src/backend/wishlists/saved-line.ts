import { largestQuantity, type GiftOption } from '#src/contract/cart/line-fields.ts'

/** All that a cart's line says of what was chosen; texts are empty and the amount is 0 where nothing was. */
export type SavedLine = {
  productId: string
  upc: string
  qty: number
  maxQty: number
  recipeId: string
  storeId: string
  precreatedCustomsCode: string
  giftOption: GiftOption | null
  /** Minor units. */
  customAmount: number
  productImageURL: string
  pdpUrl: string
}

const giftText = ({ giftOption }: SavedLine): string =>
  giftOption ? JSON.stringify([giftOption.to, giftOption.email, giftOption.message]) : ''

/** Whether two lines differ in nothing but how many, so that one stands for both. */
export const isSameChoice = (a: SavedLine, b: SavedLine): boolean =>
  a.productId === b.productId &&
  a.upc === b.upc &&
  a.recipeId === b.recipeId &&
  a.storeId === b.storeId &&
  a.customAmount === b.customAmount &&
  giftText(a) === giftText(b)

/** A line with the units of another one as well. */
export const withUnitsOf = (line: SavedLine, other: SavedLine | undefined): SavedLine => ({
  ...line,
  qty: Math.min(largestQuantity, line.qty + (other?.qty ?? 0)),
})
