import { loadFirstCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import type { Database } from '#src/backend/platform/database.ts'
import { loadStores } from '#src/backend/stores/load-stores.ts'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import { demoStores, demoStoreStock } from '#demo/stores/stores.ts'

/** Loads the demo shop's catalogue and stores into a database without a catalogue. */
export const loadDemoShop = (database: Database): Promise<void> => {
  const catalogue = buildDemoCatalogue()
  return loadFirstCatalogue(database, catalogue, () =>
    loadStores(database, { stores: demoStores, stock: demoStoreStock(catalogue.products) }),
  )
}
