import type { AddressField } from './field-rule.ts'
import { postalCodes } from './postal-codes.ts'
import { provincesByCountry } from './provinces-by-country.ts'

const lines = ['addressLine1', 'addressLine2'] as const

/** The place in the order of its envelopes. */
const places = {
  cityFirst: [...lines, 'city', 'province', 'postalCode'],
  postalCodeFirst: [...lines, 'postalCode', 'city', 'province'],
  /** From the large to the small. */
  japanese: ['postalCode', 'province', 'city', ...lines],
  hungarian: ['postalCode', 'city', 'province', ...lines],
} as const

const cityFirst: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'LV', 'BR', 'MT'])

const placeOf = (countryCode: string): readonly AddressField[] => {
  if (countryCode === 'JP') return places.japanese
  if (countryCode === 'HU') return places.hungarian
  return cityFirst.has(countryCode) ? places.cityFirst : places.postalCodeFirst
}

/** Whether addresses of a country have provinces, or may have for all that is known. */
const hasProvince = (countryCode: string): boolean =>
  countryCode in provincesByCountry || !(countryCode in postalCodes)

/** The fields of an address form in the order that a country writes them in. */
export const fieldOrderOf = (countryCode: string): AddressField[] => [
  ...(['country', 'firstName', 'lastName'] as const),
  ...placeOf(countryCode).filter((field) => field !== 'province' || hasProvince(countryCode)),
  ...(['email', 'phone'] as const),
]
