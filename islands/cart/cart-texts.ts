import type { Messages } from '#src/messages/messages.ts'
import type { CartErrorTexts } from '#src/rules/cart/cart-error-text.ts'
import type { FlashTexts } from '#src/rules/cart/cart-flash.ts'

/** Texts of the cart, on its page and in the mini cart. */
export type CartTexts = Messages['cart'] & { errors: CartErrorTexts & FlashTexts }

export type LineTexts = CartTexts['item']
export type SummaryTexts = CartTexts['summary']
export type CouponTexts = CartTexts['coupon']

/** What every part of the cart's screens needs to know of the shop around it. */
export type CartSurroundings = {
  locale: string
  texts: CartTexts
  /** Address of a square picture, with a place for its id. */
  pictureTemplate: string
}
