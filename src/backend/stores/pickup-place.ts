import type { Site } from '#src/contract/sites.ts'
import type { StoreFacts } from '#src/contract/stores/store-facts.ts'
import type { PickupPlace } from '#src/contract/stores/store.ts'
import { storeUrl } from '#src/rules/navigation/shop-url.ts'
import { countryName } from '#src/rules/stores/country-name.ts'

/** Where orders of a site are collected in a store, and when it is open. */
export const pickupPlace = (
  { name, slug, address, phone, openingHours }: StoreFacts,
  { locale }: Pick<Site, 'locale'>,
): PickupPlace => ({
  name,
  url: storeUrl(locale, slug),
  address: { ...address, country: countryName(address.countryCode, locale) },
  ...(phone === undefined ? {} : { phone }),
  hours: openingHours.week,
})
