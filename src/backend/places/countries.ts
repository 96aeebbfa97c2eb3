import type { CallOutput } from '#src/contract/calls.ts'
import type { Site } from '#src/contract/sites.ts'
import { dialCodeOf, dialCountries } from '#src/rules/customer/dial-codes.ts'
import { phoneMaskOf } from '#src/rules/customer/phone-mask.ts'
import { countryName } from '#src/rules/stores/country-name.ts'

type DialCountry = CallOutput<'GET /consumers-v3/utilities/countryList'>['countries'][number]

/** A country as the dial table shows it; undefined for what is none. */
export const dialCountry = (code: string, { locale }: Site): DialCountry | undefined => {
  const dialCode = dialCodeOf(code)
  return dialCode === undefined
    ? undefined
    : { code, name: countryName(code, locale), dialCode, phoneMask: phoneMaskOf(code) }
}

const tables = new Map<string, DialCountry[]>()

/** Every country that can be dialled, by its name in the language of the site. */
export const dialTable = (site: Site): DialCountry[] => {
  const known = tables.get(site.locale)
  if (known) return known
  const byName = new Intl.Collator(site.language)
  const table = dialCountries
    .flatMap((code) => dialCountry(code, site) ?? [])
    .sort((a, b) => byName.compare(a.name, b.name))
  tables.set(site.locale, table)
  return table
}
