import { isOfKind, type PaymentMethod, type StoredValueMethod } from '#src/contract/payments/tenders.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { cardBrandName } from './card/card-brand.ts'

/** What tenders are called in a language. */
export type TenderTexts = {
  names: Readonly<Record<PaymentMethod, string>>
  /** By the last signs of their number. */
  numbered: Readonly<Record<StoredValueMethod, string>>
  card: string
}

/** A tender as a cart or an order shows it. */
type ShownTender = ({ payment_method_id: PaymentMethod } | { code: PaymentMethod }) & {
  card?: { brand: string; lastSigns: string } | undefined
  c_gcCardNumber?: string | undefined
}

/** What a tender is called, with no more of a number than its last signs: a card by its brand, what is worth an amount by its kind, others by their way. */
export const tenderText = (tender: ShownTender, texts: TenderTexts, locale: string): string => {
  const method = 'code' in tender ? tender.code : tender.payment_method_id
  const { card, c_gcCardNumber: lastSigns } = tender
  if (card)
    return formatMessage(texts.card, { brand: cardBrandName(card.brand), lastSigns: card.lastSigns }, locale)
  if (lastSigns !== undefined && isOfKind(method, 'storedValue'))
    return formatMessage(texts.numbered[method], { lastSigns }, locale)
  return texts.names[method]
}
