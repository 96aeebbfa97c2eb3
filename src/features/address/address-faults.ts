import type { FormValues } from '#src/contract/forms/form-field.ts'
import { factsOf, type AddressField, type AddressTexts } from '#src/contract/address/address-fields.ts'
import type { FieldRule } from '#src/contract/address/field-rule.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { addressRulesOf } from '#src/rules/address/address-rules.ts'
import { checkAddress, type AddressFault } from '#src/rules/address/check-address.ts'
import { fieldOrderOf, type AskingForm } from '#src/rules/address/field-order.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'
import type { FieldFault } from '#src/rules/customer/field-fault.ts'

/** The texts of an address as a form was sent with them. */
export const addressTexts = (values: FormValues, countryCode: string, form: AskingForm): AddressTexts => ({
  countryCode,
  ...Object.fromEntries(
    fieldOrderOf(countryCode, form, values)
      .filter((field) => field !== 'country')
      .map((field) => [field, (values[field] ?? '').trim()]),
  ),
})

/** Faults of an address as forms tell them; a pattern says little to people, so that a fitting word stands for it. */
const fieldFault = (
  field: AddressField,
  fault: AddressFault,
  { minLength, maxLength }: FieldRule,
): FieldFault => {
  if (fault === 'maxLength' && field === 'addressLine1' && maxLength !== undefined)
    return { fault: 'addressLine', n: maxLength }
  if (maxLength !== undefined && minLength === maxLength && fault !== 'required')
    return { fault: 'exactLength', n: maxLength }
  if (fault === 'maxLength' && maxLength !== undefined) return { fault, n: maxLength }
  if (fault === 'required' || fault === 'option') return { fault }
  const { kind } = factsOf(field)
  return { fault: kind === 'email' || kind === 'phone' || kind === 'name' ? kind : 'format' }
}

/** What is wrong with an address by the rules of its country, by field, in the words of the site. */
export const addressFaults = (
  values: FormValues,
  countryCode: string,
  site: Site,
  form: Exclude<AskingForm, 'book'>,
): Record<string, string> => {
  const texts = messages[site.language].validation
  const rules = addressRulesOf(countryCode, form, site.locale)
  return Object.fromEntries(
    checkAddress(addressTexts(values, countryCode, form), form).faults.map(({ field, fault }) => [
      field,
      faultText(fieldFault(field, fault, rules[field]), texts, site.locale),
    ]),
  )
}
