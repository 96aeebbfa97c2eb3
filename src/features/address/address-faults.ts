import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { addressFault } from '#src/rules/address/address-fault.ts'
import { fieldOrderOf, type AskingForm } from '#src/rules/address/field-order.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'

/** What is wrong with an address by the rules of its country, by field, in the words of the site. */
export const addressFaults = (
  values: FormValues,
  countryCode: string,
  site: Site,
  form: Exclude<AskingForm, 'book'>,
): Record<string, string> => {
  const texts = messages[site.language].validation
  return Object.fromEntries(
    fieldOrderOf(countryCode, form, values).flatMap((field) => {
      const fault =
        field === 'country' ? undefined : addressFault({ field, countryCode, form }, values[field] ?? '')
      return fault ? [[field, faultText(fault, texts, site.locale)]] : []
    }),
  )
}
