import type { FormValues } from '#src/components/form/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { cardFieldNames } from './card-field-names.ts'

/** What is missing of a card, by field, in the words of the site. */
export const cardFaults = (values: FormValues, { language }: Site): Record<string, string> => {
  const { faults } = messages[language].checkout.billing
  return Object.fromEntries(
    (['number', 'expiry', 'code'] as const).flatMap((field) => {
      const name = cardFieldNames[field]
      return (values[name] ?? '').trim() === '' ? [[name, faults[field]]] : []
    }),
  )
}
