import type { AddressForm } from '#src/contract/address/address-field-facts.ts'
import {
  addressFieldNames,
  type AddressField,
  type AddressTexts,
} from '#src/contract/address/address-fields.ts'
import type { FieldRule } from '#src/contract/address/field-rule.ts'
import { addressRulesOf } from './address-rules.ts'

export type AddressFault = 'required' | 'minLength' | 'maxLength' | 'pattern' | 'option'

/** Typed without a thought for capitals: ada is Ada, while van der Berg knows better. */
const capitalized = (text: string): string =>
  /\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

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

const faultOf = (value: string, rule: FieldRule): AddressFault | undefined => {
  const { required, minLength = 0, maxLength = Infinity, pattern, flags, options } = rule
  if (value === '') return required ? 'required' : undefined
  if (value.length < minLength) return 'minLength'
  if (value.length > maxLength) return 'maxLength'
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, flags).test(value)) return 'pattern'
  return options && !options.some(({ code }) => code === value) ? 'option' : undefined
}

/** Letters and digits in the groups that their country writes them in; undefined where they are more or fewer than those. */
const grouped = (signs: string, countryCode: string, { format = '' }: FieldRule): string | undefined => {
  if (countryCode === 'US' && /^\d{9}$/.test(signs)) return `${signs.slice(0, 5)}-${signs.slice(5)}`
  if (countryCode === 'GB') return signs.replace(/^(.+)(.{3})$/, '$1 $2')
  const left = [...signs]
  return format.match(/[AX]/g)?.length === left.length
    ? format.replace(/[AX]/g, () => left.shift() ?? '')
    : undefined
}

/** What countries but by their code are named by in front of postal codes. */
const postalPrefixes: Readonly<Record<string, string>> = { DE: 'D', FR: 'F', AT: 'A', IT: 'I', BE: 'B' }

/**
 * A postal code as its country writes it, whatever blanks and hyphens it was typed with, and without its country: H2X1Y4 is H2X 1Y4, D-10115
 * is 10115. What fits no rule stays as it was typed.
 */
const postalCodeOf = (code: string, countryCode: string, rule: FieldRule): string => {
  const signs = code.toUpperCase().replace(/[\s.-]/g, '')
  const prefixes = [countryCode, postalPrefixes[countryCode] ?? countryCode]
  const prefix = prefixes.find((one) => signs.startsWith(one))
  const forms = [signs, ...(prefix ? [signs.slice(prefix.length)] : [])]
  const fitting = forms
    .map((one) => grouped(one, countryCode, rule))
    .find((one) => one !== undefined && faultOf(one, rule) === undefined)
  return fitting ?? code
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
    const value = field === 'postalCode' ? postalCodeOf(tidy, address.countryCode, rule) : tidy
    if (address[field] !== undefined) Object.assign(checked, { [field]: value })
    const fault = field === 'country' ? undefined : faultOf(value, rule)
    return fault ? [{ field, fault }] : []
  })
  return { address: checked, faults }
}
