import type { FormValues } from '#src/components/form/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { addressRulesOf } from '#src/rules/address/address-rules.ts'
import { checkAddress, type AddressFault, type AddressTexts } from '#src/rules/address/check-address.ts'
import { fieldOrderOf } from '#src/rules/address/field-order.ts'
import type { AddressField, FieldRule } from '#src/rules/address/field-rule.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'
import type { FieldFault } from '#src/rules/customer/field-fault.ts'

/** The texts of an address as a form was sent with them. */
export const addressTexts = (values: FormValues, countryCode: string): AddressTexts => ({
  countryCode,
  ...Object.fromEntries(
    fieldOrderOf(countryCode)
      .filter((field) => field !== 'country')
      .map((field) => [field, (values[field] ?? '').trim()]),
  ),
})

/** Faults of an address as forms tell them; a pattern says little to people, so that a fitting word stands for it. */
const told = (field: AddressField, fault: AddressFault, { minLength, maxLength }: FieldRule): FieldFault => {
  if (fault === 'maxLength' && field === 'addressLine1' && maxLength !== undefined)
    return { fault: 'addressLine', n: maxLength }
  if (maxLength !== undefined && minLength === maxLength && fault !== 'required')
    return { fault: 'exactLength', n: maxLength }
  if (fault === 'maxLength' && maxLength !== undefined) return { fault, n: maxLength }
  if (fault === 'required' || fault === 'option') return { fault }
  if (field === 'email') return { fault: 'email' }
  if (field === 'phone') return { fault: 'phone' }
  return { fault: field === 'firstName' || field === 'lastName' ? 'name' : 'format' }
}

/** What is wrong with an address by the rules of its country, by field, in the words of the site. */
export const addressFaults = (
  values: FormValues,
  countryCode: string,
  site: Site,
): Record<string, string> => {
  const texts = messages[site.language].validation
  const rules = addressRulesOf(countryCode, 'shipping', site.locale)
  return Object.fromEntries(
    checkAddress(addressTexts(values, countryCode), 'shipping').faults.map(({ field, fault }) => [
      field,
      faultText(told(field, fault, rules[field]), texts, site.locale),
    ]),
  )
}
