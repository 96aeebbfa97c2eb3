import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { wrongCardFields } from '#src/rules/payments/card-fields.ts'
import { cardFieldNames } from '#src/rules/payments/card-field-names.ts'

/** All that is wrong with a card, by field, in the words of the site; `instant` is by the server's clock. */
export const cardFaults = (values: FormValues, site: Site, instant: string): Record<string, string> => {
  const { checkout, validation } = messagesOf(site)
  const { faults } = checkout.billing
  const { number, expiry, code } = cardFieldNames
  const card = { number: values[number] ?? '', expiry: values[expiry] ?? '', code: values[code] ?? '' }
  return Object.fromEntries(
    wrongCardFields(card, instant).map((field) => [
      cardFieldNames[field],
      card[field].trim() === '' ? validation.required : faults[field],
    ]),
  )
}
