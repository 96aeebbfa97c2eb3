import type { Store, CollectionPoint, Availability } from '#src/contract/stores/store.ts'
import type { StoreFacts } from '#src/contract/stores/store-facts.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import { stockState } from '#src/backend/catalogue/stock/stock-state.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import { storeUrl } from '#src/rules/navigation/shop-url.ts'
import { countryName } from '#src/rules/stores/country-name.ts'
import { openingState, openingToday } from '#src/rules/stores/opening.ts'
import type { FoundStore } from './store-reads.ts'

type Inventory = Availability['stores'][number]['variants']

/**
 * What a store holds of a product, by variant id.
 * @param units by upc
 * @param upcs of the variants that are asked about; all when missing
 */
export const inventoryOf = (
  product: StoredProduct,
  units: Record<string, number>,
  upcs?: readonly string[],
): Inventory =>
  Object.fromEntries(
    product.variants
      .filter(({ upc }) => upcs === undefined || upcs.includes(upc))
      .map(({ variantId, upc }) => {
        const quantity = units[upc] ?? 0
        const { stockStatus, productInventoryState } = stockState(quantity)
        return [variantId, { quantity, stockStatus, productInventoryState }]
      }),
  )

const presentPlace = ({ facts, distance }: FoundStore, { site, instant }: View) => {
  const { storeId, address, latitude, longitude, timeZone, openingHours } = facts
  return {
    storeId,
    address: { ...address, country: countryName(address.countryCode, site.locale) },
    latitude,
    longitude,
    timeZone,
    openingHours,
    openingState: openingState(openingHours, timeZone, instant),
    ...(distance === null ? {} : { distance: Math.round(distance) }),
  }
}

/** A store as the shoppers of a site see it at an instant. */
export const presentStore = (found: FoundStore, view: View, storeInventory?: Inventory): Store => {
  const { slug, name, phone, email, services, openingHours, timeZone } = found.facts
  return {
    ...presentPlace(found, view),
    slug,
    url: storeUrl(view.site.locale, slug),
    name,
    ...(phone === undefined ? {} : { phone }),
    ...(email === undefined ? {} : { email }),
    services,
    today: openingToday(openingHours, timeZone, view.instant),
    ...(storeInventory === undefined ? {} : { storeInventory }),
  }
}

/** A collection point; undefined for what is none. */
export const presentCollectionPoint = (found: FoundStore, view: View): CollectionPoint | undefined => {
  const { facts } = found
  if (facts.kind !== 'collectionPoint') return undefined
  const { name: storeName, optionType, bookingCode }: Extract<StoreFacts, { kind: 'collectionPoint' }> = facts
  return { ...presentPlace(found, view), storeName, optionType, bookingCode }
}
