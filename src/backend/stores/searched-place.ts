import { sites } from '#src/contract/sites.ts'
import type { SearchedPlace } from '#src/contract/stores/store.ts'
import type { StoreFacts, StoreKind } from '#src/contract/stores/store-facts.ts'
import { asPostalCode, findPostalArea, findTown, type Place } from '#src/geography/places.ts'
import { plainText } from '#src/geography/plain-text.ts'
import { countryName } from '#src/rules/stores/country-name.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { StoreReads } from './store-reads.ts'

const countries = [...new Set(sites.map(({ country }) => country))]

/** A country by its code, or by its name in the language of the site or in English. */
const countryNamed = (text: string, { site }: View): SearchedPlace | undefined => {
  const plain = plainText(text)
  const code = countries.find((country) =>
    [country, countryName(country, site.locale), countryName(country, 'en')].some(
      (name) => plainText(name) === plain,
    ),
  )
  return code === undefined
    ? undefined
    : { kind: 'country', name: countryName(code, site.locale), countryCode: code }
}

const placeOfTable = ({ kind, name, countryCode, latitude, longitude }: Place): SearchedPlace => ({
  kind,
  name,
  countryCode,
  latitude,
  longitude,
})

const placeOfStore = ({ name, address, latitude, longitude }: StoreFacts): SearchedPlace => ({
  kind: 'store',
  name,
  countryCode: address.countryCode,
  latitude,
  longitude,
})

/**
 * Where a text means: a country, a postal code, a town, or a store by words of its name or address. The stores' own postal
 * codes are exact, so they come before the tables, which know areas. Undefined for what nothing knows.
 * @param only the country alone that is looked in
 */
export const searchedPlace = async (
  text: string,
  { reads, kind, only, view }: { reads: StoreReads; kind: StoreKind; only: string | undefined; view: View },
): Promise<SearchedPlace | undefined> => {
  const filter = { kind, countryCode: only }
  const countriesAsked = { home: view.site.country, only }
  const postalCode = asPostalCode(text)
  if (postalCode !== undefined) {
    const own = await reads.withWords(postalCode, filter)
    if (own) return { ...placeOfStore(own), kind: 'postalCode', name: own.address.postalCode }
    const area = await findPostalArea(text, countriesAsked)
    if (area) return placeOfTable(area)
  }
  const words = plainText(text)
  if (words === '') return undefined
  const country = countryNamed(text, view)
  if (country) return country
  const town = await findTown(text, countriesAsked)
  if (town) return placeOfTable(town)
  const own = await reads.withWords(words, filter)
  return own && placeOfStore(own)
}
