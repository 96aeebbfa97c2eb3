import type { Checkout } from '#src/features/checkout/load-checkout.ts'
import type { BookedAddress } from '#src/contract/customer/address-book.ts'

/** A customer's addresses that this site delivers to, the main one first. */
export const savedAddresses = ({ profile }: Checkout, { site }: Pick<App.Locals, 'site'>): BookedAddress[] =>
  (profile?.consumerDetails.address ?? [])
    .filter(({ approachType, countryCode }) => approachType === 'S' && countryCode === site.country)
    .toSorted((one, other) => Number(other.main) - Number(one.main))
