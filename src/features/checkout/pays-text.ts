import { formatMoney } from '#src/base/money.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** What a tender pays of a cart, in minor units; of one that others leave nothing to pay, that it is not needed. */
export const paysText = (
  amount: number,
  { currency, totals }: Pick<Cart, 'currency' | 'totals'>,
  { language, locale }: Pick<Site, 'language' | 'locale'>,
): string => {
  const { billing: text } = messages[language].checkout
  return amount === 0 && totals.remainingToPay <= 0
    ? text.notNeeded
    : formatMessage(text.pays, { amount: formatMoney(amount, currency, locale) }, locale)
}
