import type { AddressForm } from '#src/contract/address/address-field-facts.ts'
import {
  addressFieldNames,
  type AddressField,
  type AddressTexts,
} from '#src/contract/address/address-fields.ts'
import type { FieldRule } from '#src/contract/address/field-rule.ts'
import { addressRulesOf } from './address-rules.ts'

export type AddressFault = 'required' | 'minLength' | 'maxLength' | 'pattern' | 'option'

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** A value as it is stored: without space around and within, transformed, a province by its code. */
const transformed = (text: string, { transforms = [], options }: FieldRule): string => {
  const tidy = text.trim().replace(/\s+/g, ' ')
  const shaped = transforms.reduce(
    (value, transform) => (transform === 'uppercase' ? value.toUpperCase() : capitalized(value)),
    tidy,
  )
  const option = options?.find(
    ({ code, name }) => plain(code) === plain(shaped) || plain(name) === plain(shaped),
  )
  return option?.code ?? shaped
}

/** A postal code with the signs between its letters and digits that its country writes, where they alone are missing: H2X1Y4 is H2X 1Y4. */
const separated = (code: string, { format = '' }: FieldRule): string => {
  const signs = [...code]
  const isWhole = /^[A-Z\d]+$/.test(code) && format.match(/[AX]/g)?.length === signs.length
  return isWhole ? format.replace(/[AX]/g, () => signs.shift() ?? '') : code
}

const faultOf = (value: string, rule: FieldRule): AddressFault | undefined => {
  const { required, minLength = 0, maxLength = Infinity, pattern, flags, options } = rule
  if (value === '') return required ? 'required' : undefined
  if (value.length < minLength) return 'minLength'
  if (value.length > maxLength) return 'maxLength'
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, flags).test(value)) return 'pattern'
  return options && !options.some(({ code }) => code === value) ? 'option' : undefined
}

/**
 * An address as the rules of its country transform it, and what is wrong with it, in the order of the table. The country counts
 * as filled in by its code.
 */
export const checkAddress = <A extends AddressTexts>(
  address: A,
  form: AddressForm,
): { address: A; faults: { field: AddressField; fault: AddressFault }[] } => {
  const rules = addressRulesOf(address.countryCode, form)
  const checked = { ...address }
  const faults = addressFieldNames.flatMap((field) => {
    const rule = rules[field]
    const tidy = transformed(address[field] ?? '', rule)
    const value = field === 'postalCode' ? separated(tidy, rule) : tidy
    if (address[field] !== undefined) Object.assign(checked, { [field]: value })
    const fault = field === 'country' ? undefined : faultOf(value, rule)
    return fault ? [{ field, fault }] : []
  })
  return { address: checked, faults }
}
