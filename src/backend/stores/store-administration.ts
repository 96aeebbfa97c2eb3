import type { Database } from '#src/backend/platform/database/database.ts'
import { loadStores, type StoreLoad, type StoreLoadReport } from './load-stores.ts'
import { updateStoreStock, type StockReport, type StockUpdate } from './update-store-stock.ts'

/** What those who keep a shop's stores do with them: where the database is, or through the shop that holds it. */
export type StoreAdministration = {
  load: (load: StoreLoad) => Promise<StoreLoadReport>
  updateStock: (updates: readonly StockUpdate[]) => Promise<StockReport>
}

/** The administration of the stores in a database that this process holds. */
export const administerStores = (database: Database): StoreAdministration => ({
  load: (load) => loadStores(database, load),
  updateStock: (updates) => updateStoreStock(database, updates),
})
