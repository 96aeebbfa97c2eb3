import type { Cart } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** What is said of a code that does nothing: for any reason, and that it is for another order of its buyer, `nth`. */
export type IdleCouponTexts = Readonly<Record<'idle' | 'ofOrder', string>>

/** Why a code of a cart does nothing, as far as its shopper is told. */
export const idleCouponText = (
  { forOrder }: Pick<Cart['couponItems'][number], 'forOrder'>,
  { idle, ofOrder }: IdleCouponTexts,
  locale: string,
): string => (forOrder === undefined ? idle : formatMessage(ofOrder, { nth: forOrder }, locale))
