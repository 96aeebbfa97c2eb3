import { factsOf, isAddressField } from '#src/contract/address/address-fields.ts'
import type { FormValues, TextRule } from '#src/contract/forms/form-field.ts'
import type { FieldFault } from '#src/rules/customer/field-fault.ts'
import { addressRulesOf } from './address-rules.ts'
import { checkAddress } from './check-address.ts'
import { provinceOfPostalCode } from './province-of-postal-code.ts'
import { provincesByCountry } from './provinces-by-country.ts'

type AddressRule = Extract<TextRule, { rule: 'address' }>

/**
 * What is wrong with one field of an address by the rules of its country; undefined where nothing is. A pattern says little to people, so that
 * a fitting word stands for it.
 */
export const addressFault = (
  { field, countryCode, form }: Pick<AddressRule, 'field' | 'countryCode' | 'form'>,
  text: string,
): FieldFault | undefined => {
  if (!isAddressField(field)) return undefined
  const { faults } = checkAddress({ countryCode, [field]: text }, form)
  const fault = faults.find((one) => one.field === field)?.fault
  const { minLength, maxLength } = addressRulesOf(countryCode, form)[field]
  if (fault === undefined || fault === 'required' || fault === 'option') return fault && { fault }
  if (maxLength !== undefined) {
    if (fault === 'maxLength' && field === 'addressLine1') return { fault: 'addressLine', n: maxLength }
    if (minLength === maxLength) return { fault: 'exactLength', n: maxLength }
    if (fault === 'maxLength') return { fault, n: maxLength }
  }
  const { kind } = factsOf(field)
  return { fault: kind === 'email' || kind === 'phone' || kind === 'name' ? kind : 'format' }
}

/** The field that goes along with a form for the state and postal code that were looked at already. */
export const checkedPlaceField = 'checkedPlace'

/** The state and postal code of a form, as one text. */
export const placeOf = ({ province = '', postalCode = '' }: FormValues): string =>
  `${province} ${postalCode.trim()}`.trim()

/**
 * What is said where a postal code lies in another state or province than the one that is chosen, once: a few codes cross a border, so that
 * who sends the same again is right.
 */
export const placeFault = (countryCode: string, values: FormValues): FieldFault | undefined => {
  const { province = '', postalCode = '' } = values
  const code = provinceOfPostalCode(countryCode, postalCode)
  if (province === '' || code === undefined || code === province) return undefined
  if (values[checkedPlaceField] === placeOf(values)) return undefined
  const name = provincesByCountry[countryCode]?.find((one) => one.code === code)?.name ?? code
  return { fault: 'place', code: postalCode.trim(), province: name }
}
