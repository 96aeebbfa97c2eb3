import { foreignSign } from '#src/base/name-pattern.ts'
import { factsOf, isAddressField, type AddressField } from '#src/contract/address/address-fields.ts'
import type { FormValues, TextRule } from '#src/contract/forms/form-field.ts'
import type { FieldRule } from '#src/contract/address/field-rule.ts'
import type { FieldFault } from '#src/rules/customer/field-fault.ts'
import { addressRulesOf } from './address-rules.ts'
import { checkAddress } from './check-address.ts'
import { provinceOfPostalCode } from './province-of-postal-code.ts'
import { provincesByCountry } from './provinces-by-country.ts'

type AddressRule = Extract<TextRule, { rule: 'address' }>

/** A code of the form that a rule shows, with running digits and letters: `A1B 2C3` of `AXA XAX`. */
const exampleOf = ({ example, format }: FieldRule): string | undefined => {
  const [digits, letters] = [[...'1234567890'], [...'ABC']]
  return example ?? format?.replace(/[AX]/g, (sign) => (sign === 'X' ? digits : letters).shift() ?? '')
}

/** A pattern says little to people: what is wrong is named, or what would be right is shown. */
const patternFault = (field: AddressField, text: string, rule: FieldRule): FieldFault => {
  const { kind } = factsOf(field)
  if (kind === 'email' || kind === 'phone') return { fault: kind }
  const sign = foreignSign(text.replace(/\s+/g, ' '), rule.pattern ?? '', rule.flags)
  if (kind === 'name') return sign === undefined ? { fault: kind } : { fault: 'nameSign', sign }
  if (field === 'city' && sign !== undefined) return { fault: 'citySign', sign }
  const example = field === 'postalCode' ? exampleOf(rule) : undefined
  return example === undefined ? { fault: 'format' } : { fault: 'formatLike', example }
}

/** What is wrong with one field of an address by the rules of its country; undefined where nothing is. */
export const addressFault = (
  { field, countryCode, form }: Pick<AddressRule, 'field' | 'countryCode' | 'form'>,
  text: string,
): FieldFault | undefined => {
  if (!isAddressField(field)) return undefined
  const { faults } = checkAddress({ countryCode, [field]: text }, form)
  const fault = faults.find((one) => one.field === field)?.fault
  if (fault === undefined || fault === 'required' || fault === 'option') return fault && { fault }
  const rule = addressRulesOf(countryCode, form)[field]
  const { minLength = 0, maxLength = Infinity } = rule
  if (fault === 'maxLength' && field === 'addressLine1') return { fault: 'addressLine', n: maxLength }
  if (fault === 'pattern') return patternFault(field, text, rule)
  if (minLength === maxLength) return { fault: 'exactLength', n: maxLength }
  return { fault, n: fault === 'minLength' ? minLength : maxLength }
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
