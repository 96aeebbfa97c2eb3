import type { StoreFacts, StoreService } from '#src/contract/stores/store-facts.ts'
import type { Point } from '#src/rules/stores/distance.ts'
import type { FoundStore, StockOfStores, StoreReads } from './store-reads.ts'

/** A store that holds what is wanted, and how many metres away it is. */
export type NearStore = FoundStore

/** What other domains may ask of the stores. */
export type StoreQueries = {
  /** Stores and collection points by id; unknown ids are missing. */
  byId: (storeIds: readonly string[]) => Promise<Map<string, StoreFacts>>
  /** Units of a product that stores hold now, by store and upc; what they do not hold is missing. */
  stock: (storeIds: readonly string[], productId: string, upcs?: readonly string[]) => Promise<StockOfStores>
  /** Units of products that stores hold for a cart, by store, product and upc; what they do not hold is missing. */
  holdings: StoreReads['holdings']
  /** The stores nearest to a point that offer a service and hold so many units of a variant, the nearest first. */
  nearestWithStock: (wanted: {
    point: Point
    productId: string
    upc: string
    quantity: number
    service: StoreService
    countryCode?: string
    limit: number
  }) => Promise<NearStore[]>
}

export const createStoreQueries = (reads: StoreReads): StoreQueries => ({
  byId: async (storeIds) => new Map((await reads.byId(storeIds)).map((facts) => [facts.storeId, facts])),
  stock: reads.stock,
  holdings: reads.holdings,
  nearestWithStock: async ({ point, productId, upc, quantity, service, countryCode, limit }) => {
    const holding = { productId, upc, quantity }
    const filter = { kind: 'store', services: [service], holding, countryCode } as const
    return (await reads.near({ ...filter, point, limit, offset: 0 })).found
  },
})
