import { setTimeout as wait } from 'node:timers/promises'
import { createCatalogueCache } from '#src/backend/catalogue/catalogue-cache.ts'
import { createCatalogueReads } from '#src/backend/catalogue/catalogue-reads.ts'
import { createListingReads } from '#src/backend/catalogue/listing-reads.ts'
import { createListings } from '#src/backend/catalogue/listings.ts'
import { productHandlers } from '#src/backend/catalogue/products/product-routes.ts'
import { createProductPages } from '#src/backend/catalogue/products/product-pages.ts'
import { createProducts } from '#src/backend/catalogue/products/products.ts'
import { createReserve, reservedUnitsLimit } from '#src/backend/catalogue/stock/reserve-stock.ts'
import { createDatabaseSearch } from '#src/backend/catalogue/search/search-engine.ts'
import { createSearchReads } from '#src/backend/catalogue/search/search-reads.ts'
import { createSearchRules } from '#src/backend/catalogue/search/search-rules.ts'
import { searchDataSchema, type SearchData } from '#src/contract/catalogue/search-data.ts'
import type { Foundation } from './foundation.ts'

/** Load balancers give up on a check within a few seconds, and take that for a shop that is down. */
const readyWithinMs = 2_000

export type CatalogueSettings = {
  /** What the merchant says of searches. */
  searchData?: SearchData
}

/** Products, listings, search and stock. */
export const openCatalogue = (
  { database, clock, limiters }: Foundation,
  { searchData = searchDataSchema.parse({}) }: CatalogueSettings,
) => {
  const reads = createCatalogueReads(database.sql, clock)
  const catalogue = createCatalogueCache(reads)
  database.invalidations.subscribe({ changed: catalogue.invalidate, missed: catalogue.invalidate })
  const listingReads = createListingReads(database.sql)
  const engine = createDatabaseSearch(createSearchReads(database.sql), searchData)
  const listings = createListings(catalogue, listingReads, engine, createSearchRules(searchData))
  const products = createProducts(catalogue, listingReads)
  return {
    catalogue,
    products,
    listings,
    productsAfter: createProductPages(catalogue, reads, listingReads),
    reserve: createReserve(database.sql, limiters('reservedUnits', reservedUnitsLimit)),
    /** Whether the database answers, and soon. */
    isReady: (): Promise<boolean> =>
      Promise.race([
        reads.version().then(
          () => true,
          () => false,
        ),
        wait(readyWithinMs, false, { ref: false }),
      ]),
    handlers: productHandlers(products, listings),
  }
}

export type OpenedCatalogue = ReturnType<typeof openCatalogue>
