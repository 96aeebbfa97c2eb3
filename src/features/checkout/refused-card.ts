import type { ClientError } from '#src/contract/client-failure.ts'
import { cardFieldNames, type CardField } from './card-field-names.ts'

/** What a shopper reads of a card's fields. */
export type CardTexts = Readonly<Record<CardField, string>>

/** What the acquirer refused of a card, by field; undefined where it is about none of them. */
export const refusedCard = (
  { errorId, additionalInfo: { field } }: Pick<ClientError, 'errorId' | 'additionalInfo'>,
  texts: CardTexts,
): Record<string, string> | undefined => {
  if (errorId === 'FE309') return { [cardFieldNames.expiry]: texts.expiry }
  if (errorId !== 'PYT400' || (field !== 'number' && field !== 'code')) return undefined
  return { [cardFieldNames[field]]: texts[field] }
}
