import type { ClientError } from '#src/contract/client-failure.ts'
import { cardFieldNames, type CardField } from './card-field-names.ts'

/** What a shopper reads of a card's fields. */
export type CardTexts = Readonly<Record<CardField, string>>

/** The field of a card that a refusal is about; undefined where it is about none of them. */
export const cardFieldOf = ({
  errorId,
  additionalInfo: { field },
}: Pick<ClientError, 'errorId' | 'additionalInfo'>): { field: CardField; name: string } | undefined => {
  if (errorId === 'FE309') return { field: 'expiry', name: cardFieldNames.expiry }
  if (errorId !== 'PYT400' || (field !== 'number' && field !== 'code')) return undefined
  return { field, name: cardFieldNames[field] }
}

/** What the acquirer refused of a card, by field; undefined where it is about none of them. */
export const refusedCard = (
  error: Pick<ClientError, 'errorId' | 'additionalInfo'>,
  texts: CardTexts,
): Record<string, string> | undefined => {
  const about = cardFieldOf(error)
  return about && { [about.name]: texts[about.field] }
}
