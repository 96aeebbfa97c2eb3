import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { cardFieldNames } from '#src/rules/payments/card/card-field-names.ts'
import { cardFaults } from '#src/rules/payments/card/card-faults.ts'

/** All that is wrong with a card that was posted, by field, in the words of the site; `instant` is by the server's clock. */
export const postedCardFaults = (values: FormValues, site: Site, instant: string): Record<string, string> => {
  const { checkout, validation } = messagesOf(site)
  const { number, expiry, code } = cardFieldNames
  const card = { number: values[number] ?? '', expiry: values[expiry] ?? '', code: values[code] ?? '' }
  return cardFaults(card, instant, { ...checkout.billing.faults, required: validation.required })
}
