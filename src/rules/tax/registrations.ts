import { provinceRates } from './canada.ts'
import { stateTax } from './united-states.ts'
import { valueAddedRate } from './value-added.ts'

/**
 * Where a merchant is registered for tax: states and provinces as `US-NY` and `CA-BC`, countries as `DE`; `CA` for GST and HST in all of
 * Canada, without the taxes of its provinces.
 */
export type TaxRegistrations = ReadonlySet<string>

const canadaWide: ReadonlySet<string> = new Set(['GST', 'HST'])

const isKnown = (code: string): boolean => {
  const [country = '', place, ...others] = code.split('-')
  if (others.length > 0) return false
  if (country === 'US') return stateTax(place) !== undefined
  if (country === 'CA') return place === undefined || provinceRates(place, 'general') !== undefined
  return place === undefined && valueAddedRate(country, 'general') !== undefined
}

/** The codes that name no place whose taxes the table knows. */
export const unknownRegistrations = (codes: readonly string[]): string[] =>
  codes.filter((code) => !isKnown(code))

/** Whether a merchant collects a tax, by its name, at a place. */
export const collects = (
  registrations: TaxRegistrations,
  { countryCode, province }: { countryCode: string; province?: string | undefined },
  tax: string,
): boolean =>
  registrations.has(
    countryCode === 'US' || countryCode === 'CA' ? `${countryCode}-${province}` : countryCode,
  ) ||
  (countryCode === 'CA' && registrations.has('CA') && canadaWide.has(tax))

/** Whether a merchant collects all taxes of a state or province, as a tax service tells them. */
export const collectsAll = (
  registrations: TaxRegistrations,
  place: { countryCode: string; province?: string | undefined },
): boolean => {
  const ofProvince = place.countryCode === 'CA' ? provinceRates(place.province, 'general') : undefined
  const names = ofProvince?.map(({ name }) => name) ?? ['Sales tax']
  return names.every((name) => collects(registrations, place, name))
}
