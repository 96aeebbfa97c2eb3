import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type CountryCode,
} from 'libphonenumber-js/min'

/** Every country and territory that has a dial code, by its ISO 3166 code. */
export const dialCountries: readonly CountryCode[] = getCountries()

/** Whether a text is the code of a country that can be dialled. */
export const isDialCountry = (countryCode: string): countryCode is CountryCode =>
  isSupportedCountry(countryCode)

/** The dial code of a country, `+44` of `GB`; undefined where there is none. */
export const dialCodeOf = (countryCode: string): string | undefined =>
  isDialCountry(countryCode) ? `+${getCountryCallingCode(countryCode)}` : undefined
