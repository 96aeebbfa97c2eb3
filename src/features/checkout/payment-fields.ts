import type { FormField } from '#src/components/form/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { cardFieldNames } from './card-field-names.ts'

/** What of a form never comes back to the browser. */
export const secretFields: readonly string[] = [cardFieldNames.number, cardFieldNames.code]

/** The fields of a card. Only a browser fills in what browsers keep. */
export const cardFields = ({ language }: Site): FormField[] => {
  const { billing: text } = messages[language].checkout
  return [
    {
      name: cardFieldNames.number,
      label: text.cardNumber,
      autocomplete: 'cc-number',
      inputmode: 'numeric',
      isRequired: true,
      maxLength: 30,
    },
    {
      name: cardFieldNames.expiry,
      label: text.cardExpiry,
      autocomplete: 'cc-exp',
      inputmode: 'numeric',
      isRequired: true,
      maxLength: 7,
      hint: text.cardExpiryHint,
    },
    {
      name: cardFieldNames.code,
      label: text.cardCode,
      autocomplete: 'cc-csc',
      inputmode: 'numeric',
      isRequired: true,
      maxLength: 4,
      hint: text.cardCodeHint,
    },
  ]
}

/** The fields of a gift card. */
export const giftCardFields = ({ language }: Site): FormField[] => {
  const { billing: text } = messages[language].checkout
  return [
    { name: 'giftCardNumber', label: text.number, autocomplete: 'off', isRequired: true, maxLength: 40 },
    { name: 'giftCardPin', label: text.pin, autocomplete: 'off', isRequired: true, maxLength: 20 },
  ]
}
