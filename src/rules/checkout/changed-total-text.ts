import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { idleCouponText, type IdleCouponTexts } from '#src/rules/cart/failures/idle-coupon-text.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

type Texts = Readonly<{ totalChanged: string; codeOfOtherOrder: string; coupon: IdleCouponTexts }>

/**
 * What is said where a cart comes to something else than its shopper saw. A code that is for another order of theirs is named, with the
 * amount that is left to pay: they are told of it no earlier than here, see the decisions about coupons.
 */
export const changedTotalText = (
  { couponItems, totals, currency }: Pick<Cart, 'couponItems' | 'totals' | 'currency'>,
  { totalChanged, codeOfOtherOrder, coupon }: Texts,
  locale: string,
): string => {
  const other = couponItems.find(({ forOrder }) => forOrder !== undefined)
  if (!other) return totalChanged
  const why = idleCouponText(other, coupon, locale)
  const amount = formatMoney(totals.remainingToPay, currency, locale)
  return formatMessage(codeOfOtherOrder, { code: other.code, why, amount }, locale)
}
