import type { FieldGroup } from '#src/contract/address/address-field-facts.ts'
import {
  addressFieldNames,
  isAskedField,
  questionOf,
  type AskedField,
} from '#src/contract/address/address-fields.ts'
import { countriesWithProvinces } from './countries-with-provinces.ts'
import { postalCodes } from './postal-codes.ts'

/** A form that asks for an address: the address book asks for what any of the others does. */
export type AskingForm = 'book' | 'shipping' | 'billing'

/** The place in the order of its envelopes. */
const places = {
  cityFirst: ['lines', 'city', 'province', 'postalCode'],
  postalCodeFirst: ['lines', 'postalCode', 'city', 'province'],
  /** From the large to the small. */
  japanese: ['postalCode', 'province', 'city', 'lines'],
  hungarian: ['postalCode', 'city', 'province', 'lines'],
} as const satisfies Record<string, readonly FieldGroup[]>

const cityFirst: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'LV', 'BR', 'MT'])

const placeOf = (countryCode: string): readonly FieldGroup[] => {
  if (countryCode === 'JP') return places.japanese
  if (countryCode === 'HU') return places.hungarian
  return cityFirst.has(countryCode) ? places.cityFirst : places.postalCodeFirst
}

/** Whether addresses of a country have provinces, or may have for all that is known. */
const hasProvince = (countryCode: string): boolean =>
  countriesWithProvinces.includes(countryCode) || !(countryCode in postalCodes)

/**
 * The fields of an address form in the order that a country writes them in. Some are asked for only where the address that is changed, or the
 * form that was sent, has them: `there`.
 */
export const fieldOrderOf = (
  countryCode: string,
  form: AskingForm,
  there: Readonly<Record<string, unknown>> = {},
): AskedField[] => {
  const groups = ['country', 'person', ...placeOf(countryCode), 'contact']
  const isShown = (field: AskedField): boolean => {
    const { forms, onlyWhereThere = false } = questionOf(field)
    return (form === 'book' || forms.includes(form)) && !(onlyWhereThere && there[field] === undefined)
  }
  const shown = addressFieldNames.filter(isAskedField).filter(isShown)
  return groups
    .filter((group) => group !== 'province' || hasProvince(countryCode))
    .flatMap((group) => shown.filter((field) => questionOf(field).group === group))
}
