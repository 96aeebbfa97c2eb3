import type { GiftOption } from '#src/contract/cart/line-item-fields.ts'

/** What was chosen of a line, in a cart or in a list that waits; texts are empty and the amount is 0 where nothing was. */
export type ChosenLine = {
  productId: string
  upc: string
  recipeId: string
  storeId: string
  /** Minor units. */
  customAmount: number
  giftOption: GiftOption | null
}

const giftText = ({ giftOption }: ChosenLine): string =>
  giftOption ? JSON.stringify([giftOption.to, giftOption.email, giftOption.message]) : ''

/**
 * Whether two lines differ in nothing but how many, so that one stands for both.
 * @param isGiftCounted whether other words for a gift make another line, as of what comes by email
 */
export const isSameLine = (a: ChosenLine, b: ChosenLine, isGiftCounted: boolean): boolean =>
  a.productId === b.productId &&
  a.upc === b.upc &&
  a.recipeId === b.recipeId &&
  a.storeId === b.storeId &&
  a.customAmount === b.customAmount &&
  (!isGiftCounted || giftText(a) === giftText(b))
