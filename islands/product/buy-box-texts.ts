import type { Messages } from '#src/messages/messages.ts'
import type { CartErrorTexts } from '#src/rules/cart/cart-error-text.ts'

/** Texts of the product page's buy box. */
export type BuyBoxTexts = Messages['catalogue']['buyBox'] & { errors: CartErrorTexts }
