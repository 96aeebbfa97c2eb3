import type { Messages } from '#src/messages/messages.ts'
import type { CartErrorTexts } from '#src/rules/cart/failures/cart-error-text.ts'
import type { FlashTexts } from '#src/rules/cart/failures/cart-flash.ts'

/** Texts of the cart, on its page and in the mini cart. */
export type CartTexts = Messages['cart'] & { errors: CartErrorTexts & FlashTexts }

export type LineTexts = CartTexts['item']
export type SummaryTexts = CartTexts['summary']
export type CouponTexts = CartTexts['coupon']

export type DeliveryTexts = CartTexts['delivery']
export type EstimateTexts = CartTexts['estimate']

/** A country that the shop delivers to, by its name in the language of the page. */
export type EstimateCountry = { code: string; name: string }

/** What every part of the cart's screens needs to know of the shop around it. */
export type CartSurroundings = {
  locale: string
  texts: CartTexts
  /** Address of a square picture, with a place for its id. */
  pictureTemplate: string
}
