import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { goodsTotal, type AmountToPay } from './gift-card-lines.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** What a cart's gift cards are not paid with; undefined where it has none. */
export const noteOfGiftCards = (
  { currency, totals }: Pick<Cart, 'currency'> & { totals: AmountToPay },
  text: Readonly<Record<'onlyGiftCards' | 'notForGiftCards', string>>,
  locale: string,
): string | undefined => {
  const { giftCardTotal } = totals
  if (giftCardTotal === undefined) return undefined
  if (goodsTotal(totals) === 0) return text.onlyGiftCards
  return formatMessage(text.notForGiftCards, { amount: formatMoney(giftCardTotal, currency, locale) }, locale)
}
