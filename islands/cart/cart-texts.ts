import type { CartErrorTexts } from '#src/rules/cart/cart-error-text.ts'

/** Texts of a line item. */
export type LineTexts = {
  quantity: string
  less: string
  more: string
  update: string
  remove: string
  removeName: string
  removed: string
  undo: string
  dismiss: string
  removeFailed: string
  soldOut: string
  each: string
  free: string
  was: string
  now: string
}

export type SummaryTexts = {
  title: string
  subtotal: string
  discount: string
  delivery: string
  deliveryFree: string
  tax: string
  taxIncluded: string
  /** Of an amount that the address decides. */
  open: string
  total: string
  status: string
}

/** Texts of the cart, on its page and in the mini cart. */
export type CartTexts = {
  title: string
  added: string
  units: { one: string; other: string }
  empty: string
  emptyHint: string
  startShopping: string
  continueShopping: string
  viewCart: string
  close: string
  loading: string
  retry: string
  item: LineTexts
  summary: SummaryTexts
  errors: CartErrorTexts
}

/** What every part of the cart's screens needs to know of the shop around it. */
export type CartSurroundings = {
  locale: string
  texts: CartTexts
  /** Address of a square picture, with a place for its id. */
  pictureTemplate: string
}
