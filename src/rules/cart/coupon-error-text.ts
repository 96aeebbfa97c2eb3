import { formatMoney } from '#src/base/money.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cartErrorText, type CartErrorTexts } from './cart-error-text.ts'
import type { CartFailure } from './cart-error.ts'

/** Texts for what a code still lacks: an `{amount}`, or a `{count}` of units. */
export type CouponErrorTexts = CartErrorTexts & { missing: { money: string; units: string } }

/**
 * Why a code is refused. Where its conditions are not met (PRM150) and the answer names the `distance`, that is told: minor
 * units of the currency in `unit`, or `units`.
 */
export const couponErrorText = (failure: CartFailure, texts: CouponErrorTexts, locale: string): string => {
  const { errorId, additionalInfo } = failure
  const { distance, unit } = additionalInfo
  if (errorId !== 'PRM150' || typeof distance !== 'number' || unit === undefined)
    return cartErrorText(failure, texts, locale)
  return unit === 'units'
    ? formatMessage(texts.missing.units, { count: distance }, locale)
    : formatMessage(texts.missing.money, { amount: formatMoney(distance, String(unit), locale) }, locale)
}

/** Whether a failure is told at the field of coupons. */
export const isCouponFailure = ({ errorId }: Pick<CartFailure, 'errorId'>): boolean =>
  errorId.startsWith('PRM')
