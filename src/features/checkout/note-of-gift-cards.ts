import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { goodsTotal, type AmountToPay } from '#src/rules/payments/gift-card-lines.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** What a cart's gift cards are not paid with; undefined where it has none. */
export const noteOfGiftCards = (
  { currency, totals }: Pick<Cart, 'currency'> & { totals: AmountToPay },
  { language, locale }: Pick<Site, 'language' | 'locale'>,
): string | undefined => {
  const { giftCardTotal } = totals
  const { storedValue: text } = messages[language].checkout
  if (giftCardTotal === undefined) return undefined
  if (goodsTotal(totals) === 0) return text.onlyGiftCards
  return formatMessage(text.notForGiftCards, { amount: formatMoney(giftCardTotal, currency, locale) }, locale)
}
