import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { AddressTexts } from '#src/contract/address/address-fields.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { addressFault } from '#src/rules/address/address-fault.ts'
import { fieldOrderOf, type AskingForm } from '#src/rules/address/field-order.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'

/** The texts of an address as a form was sent with them. */
export const addressTexts = (values: FormValues, countryCode: string, form: AskingForm): AddressTexts => ({
  countryCode,
  ...Object.fromEntries(
    fieldOrderOf(countryCode, form, values)
      .filter((field) => field !== 'country')
      .map((field) => [field, (values[field] ?? '').trim()]),
  ),
})

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
