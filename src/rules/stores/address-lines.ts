import type { Store } from '#src/contract/stores/store.ts'

/** Countries that write the postal code behind the town. */
const codeBehindTown = new Set(['US', 'CA', 'GB'])

/** The lines of an address as its country writes them. */
export const addressLines = ({ address }: Pick<Store, 'address'>): string[] => {
  const { addressLine1, addressLine2, addressLine3, city, stateCode, postalCode, countryCode } = address
  const town = stateCode === undefined ? city : `${city}, ${stateCode}`
  const last = codeBehindTown.has(countryCode) ? `${town} ${postalCode}` : `${postalCode} ${city}`
  return [addressLine1, addressLine2, addressLine3, last, address.country].flatMap((line) => line || [])
}
