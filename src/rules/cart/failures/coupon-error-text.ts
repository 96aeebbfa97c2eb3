import { formatMoney } from '#src/base/money.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cartErrorText, type CartErrorTexts } from './cart-error-text.ts'
import type { CartFailure } from './cart-error.ts'
import { noItems } from './posted-failure.ts'

/** Texts for what a code still lacks: an `{amount}`, a `{count}` of units, or any item that it is for. */
export type CouponErrorTexts = CartErrorTexts & { missing: Record<'money' | 'units' | 'items', string> }

/**
 * Why a code is refused. Where its conditions are not met (PRM150) and the answer names the `distance`, that is told: minor
 * units of the currency in `unit`, or `units`. The reason `items` says that the cart has nothing it is for.
 */
export const couponErrorText = (failure: CartFailure, texts: CouponErrorTexts, locale: string): string => {
  const { errorId, additionalInfo } = failure
  const { distance, unit, reason } = additionalInfo
  if (errorId === 'PRM150' && reason === noItems) return texts.missing.items
  if (errorId !== 'PRM150' || typeof distance !== 'number' || unit === undefined)
    return cartErrorText(failure, texts, locale)
  return unit === 'units'
    ? formatMessage(texts.missing.units, { count: distance }, locale)
    : formatMessage(texts.missing.money, { amount: formatMoney(distance, String(unit), locale) }, locale)
}

/** Whether a failure is told at the field of coupons. */
export const isCouponFailure = ({ errorId }: Pick<CartFailure, 'errorId'>): boolean =>
  errorId.startsWith('PRM')
