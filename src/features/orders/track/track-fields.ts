import type { FormField, FormValues } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { formFaults } from '#src/forms/refused-form.ts'
import { messages } from '#src/messages/messages.ts'

/** By what whoever has no account finds an order: its number and its email. */
export const trackFields = ({ language }: Site): FormField[] => {
  const { track } = messages[language].orders
  return [
    {
      name: 'orderNumber',
      label: track.number,
      hint: track.numberHint,
      autocomplete: 'off',
      isRequired: true,
      maxLength: 20,
    },
    {
      name: 'email',
      label: track.email,
      type: 'email',
      autocomplete: 'email',
      isRequired: true,
      maxLength: 100,
      rules: [{ rule: 'email' }],
    },
  ]
}

/** What is wrong with what was typed; `orderNumber` is undefined where it is none. */
export const findFaults = (
  fields: readonly FormField[],
  values: FormValues,
  orderNumber: string | undefined,
  site: Site,
): Record<string, string> => ({
  ...(orderNumber === undefined ? { orderNumber: messages[site.language].orders.track.numberFault } : {}),
  ...formFaults(fields, values, site),
})
