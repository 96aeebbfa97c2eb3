import { createStoreQueries } from '#src/backend/stores/store-queries.ts'
import { createStoreReads } from '#src/backend/stores/store-reads.ts'
import { storeHandlers } from '#src/backend/stores/store-routes.ts'
import { createStores } from '#src/backend/stores/stores.ts'
import { embeddedAddresses, type AddressSuggestions } from '#src/backend/places/address-suggestions.ts'
import { placeHandlers } from '#src/backend/places/place-routes.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedCatalogue } from './open-catalogue.ts'

export type StoreSettings = {
  /** Suggests addresses; the towns that the shop knows when missing. */
  addresses?: AddressSuggestions
}

/** The shops of the brand, collection points, and where towns lie. */
export const openStores = (
  { database }: Foundation,
  { addresses = embeddedAddresses }: StoreSettings,
  { catalogue }: OpenedCatalogue,
) => {
  const reads = createStoreReads(database.sql)
  const stores = createStores({ reads, catalogue })
  return {
    stores: createStoreQueries(reads),
    handlers: { ...storeHandlers(stores), ...placeHandlers(stores, addresses) },
  }
}

export type OpenedStores = ReturnType<typeof openStores>
