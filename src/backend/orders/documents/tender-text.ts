import type { Order } from '#src/contract/orders/order.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { brandName } from '#src/rules/payments/card-typing.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** What paid, with no more of its number than its last signs. */
export const tenderText = (
  { code, card, c_gcCardNumber: lastSigns }: Order['paymentMethod'][number],
  { language, locale }: Site,
): string => {
  const { detail, tenders, storedValue } = messages[language].orders
  if (card)
    return formatMessage(detail.card, { brand: brandName(card.brand), lastSigns: card.lastSigns }, locale)
  const numbered: Readonly<Record<string, string>> = storedValue
  const text = numbered[code]
  if (text !== undefined && lastSigns !== undefined) return formatMessage(text, { lastSigns }, locale)
  const names: Readonly<Record<string, string>> = tenders
  return names[code] ?? code
}
