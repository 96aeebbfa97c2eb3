import { cardFieldNames } from './card-field-names.ts'
import { wrongCardFields, type TypedCard } from './card-fields.ts'
import type { CardTexts } from './refused-card.ts'

/** All that is wrong with a card, by the names of its fields, the first one first. `instant` is by the shop's clock, ISO. */
export const cardFaults = (
  card: TypedCard,
  instant: string,
  texts: CardTexts & { required: string },
): Record<string, string> =>
  Object.fromEntries(
    wrongCardFields(card, instant).map((field) => [
      cardFieldNames[field],
      card[field].trim() === '' ? texts.required : texts[field],
    ]),
  )
