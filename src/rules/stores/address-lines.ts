import type { Store } from '#src/contract/stores/store.ts'

/** Countries that write the postal code behind the town. */
const codeBehindTown = new Set(['US', 'CA', 'GB'])

/** The line with the town of an address, as its country writes it. */
export const townLine = ({
  city = '',
  province,
  postalCode = '',
  countryCode,
}: {
  city?: string | undefined
  province?: string | undefined
  postalCode?: string | undefined
  countryCode: string
}): string => {
  const town = province ? `${city}, ${province}` : city
  return (codeBehindTown.has(countryCode) ? [town, postalCode] : [postalCode, city]).filter(Boolean).join(' ')
}

/** The lines of an address as its country writes them. */
export const addressLines = ({ address }: Pick<Store, 'address'>): string[] => {
  const { addressLine1, addressLine2, addressLine3, city, stateCode, postalCode, countryCode } = address
  const last = townLine({ city, province: stateCode, postalCode, countryCode })
  return [addressLine1, addressLine2, addressLine3, last, address.country].flatMap((line) => line || [])
}
