import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/**
 * What a tender other than the shopper's own money pays of a cart, in minor units: of one that others leave nothing to pay, that it is not
 * needed, and where gift cards alone are left, that it does not pay for those.
 */
export const paysText = (
  amount: number,
  {
    currency,
    totals,
  }: Pick<Cart, 'currency'> & {
    totals: Pick<Cart['totals'], 'remainingToPay' | 'giftCardTotal'>
  },
  text: Readonly<Record<'notNeeded' | 'pays' | 'paysNoCards' | 'paysBesideCards', string>>,
  locale: string,
): string => {
  const { remainingToPay, giftCardTotal = 0 } = totals
  const say = (words: string): string =>
    formatMessage(words, { amount: formatMoney(amount, currency, locale) }, locale)
  if (remainingToPay <= 0) return amount === 0 ? text.notNeeded : say(text.pays)
  if (remainingToPay > giftCardTotal) return say(text.pays)
  return amount === 0 ? text.paysNoCards : say(text.paysBesideCards)
}
