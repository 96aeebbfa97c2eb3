import {
  addressFieldNames,
  factsOf,
  type AddressField,
  type AddressTexts,
  type TextHolder,
} from '#src/contract/address/address-fields.ts'
import type { AddressFieldFacts } from '#src/contract/address/address-field-facts.ts'
import type { Store } from '#src/contract/stores/store.ts'

const fieldsAt = (...places: AddressFieldFacts['printed'][]): readonly AddressField[] =>
  addressFieldNames.filter((field) => places.includes(factsOf(field).printed))

/** The fields whose texts are somebody's name, in the order in which they are printed. */
export const nameFields = fieldsAt('name')

/** The fields that say where within its country a place is. */
export const placeFields = fieldsAt('line', 'town')

/** The texts of the fields that are printed at a place, in the order of the table. */
const textsAt = (address: TextHolder | undefined, place: AddressFieldFacts['printed']): string[] =>
  fieldsAt(place).flatMap((field) => address?.[field] || [])

/** Who an address is of, in one name; empty where it names nobody. */
export const personName = (address: TextHolder | undefined): string => textsAt(address, 'name').join(' ')

/** How somebody is reached, in one line: email and phone. */
export const contactLine = (address: TextHolder): string => textsAt(address, 'contact').join(' · ')

/** Countries that write the postal code behind the town. */
const codeBehindTown = new Set(['US', 'CA', 'GB'])

/** The line with the town of an address, as its country writes it. */
const townLine = ({ city = '', province, postalCode = '', countryCode }: AddressTexts): string => {
  const town = province ? `${city}, ${province}` : city
  return (codeBehindTown.has(countryCode) ? [town, postalCode] : [postalCode, city]).filter(Boolean).join(' ')
}

/** The lines of a place within its country, as that country writes them, without who is there. */
export const placeLines = (address: AddressTexts): string[] =>
  [...textsAt(address, 'line'), townLine(address)].filter((line) => line !== '')

/** The lines of an address as its country writes them: who, where, and the country in a language. */
export const addressLines = (address: AddressTexts, language: string): string[] => {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(address.countryCode)
  return [personName(address), ...placeLines(address), country].flatMap((line) => line || [])
}

/** The lines of where a store is. */
export const storeLines = ({ address }: Pick<Store, 'address'>): string[] => [
  ...placeLines({ ...address, province: address.stateCode }),
  address.country,
]

/** The lines of a collection point, and who collects there. */
export const pointLines = (point: AddressTexts): string[] => [
  ...placeLines(point),
  [personName(point), contactLine(point)].filter((text) => text !== '').join(' · '),
]
