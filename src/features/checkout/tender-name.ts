import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { brandName } from '#src/rules/payments/card-typing.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

type Tender = {
  payment_method_id: string
  c_gcCardNumber?: string | undefined
  card?: { brand: string; lastSigns: string } | undefined
}

/** What a tender is called: a card by its brand and last digits, others by their way. */
export const tenderName = (
  { payment_method_id: method, card, c_gcCardNumber: lastSigns = '' }: Tender,
  { language, locale }: Site,
): string => {
  const { billing: text, storedValue, summary } = messages[language].checkout
  if (card)
    return formatMessage(text.current, { brand: brandName(card.brand), lastSigns: card.lastSigns }, locale)
  const numbered: Readonly<Record<string, string>> = storedValue.names
  const name = numbered[method]
  if (name !== undefined) return formatMessage(name, { lastSigns }, locale)
  const names: Readonly<Record<string, string>> = {
    KLARNA: text.KLARNA,
    PAYPAL: text.PAYPAL,
    DW_APPLE_PAY: text.DW_APPLE_PAY,
    ATHLETES_PAYMENT: text.ATHLETES_PAYMENT,
    LOYALTY_POINTS: summary.reward,
  }
  return names[method] ?? text.CREDIT_CARD
}
