import { setTimeout as wait } from 'node:timers/promises'
import { createCatalogueCache } from '#src/backend/catalogue/catalogue-cache.ts'
import { createCatalogueReads } from '#src/backend/catalogue/catalogue-reads.ts'
import { createListingReads } from '#src/backend/catalogue/listing-reads.ts'
import { createListings } from '#src/backend/catalogue/listings.ts'
import { productHandlers } from '#src/backend/catalogue/product-routes.ts'
import { createProducts } from '#src/backend/catalogue/products.ts'
import { createReserve, reservedUnitsLimit } from '#src/backend/catalogue/reserve-stock.ts'
import type { Foundation } from './foundation.ts'

/** Load balancers give up on a check within a few seconds, and take that for a shop that is down. */
const readyWithinMs = 2_000

/** Products, listings and stock. */
export const openCatalogue = ({ database, clock, limiters }: Foundation) => {
  const reads = createCatalogueReads(database.sql, clock)
  const catalogue = createCatalogueCache(reads)
  database.invalidations.subscribe({ changed: catalogue.invalidate, missed: catalogue.invalidate })
  const listingReads = createListingReads(database.sql)
  const listings = createListings(catalogue, listingReads)
  return {
    catalogue,
    listings,
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
    handlers: productHandlers(createProducts(catalogue, listingReads), listings),
  }
}

export type OpenedCatalogue = ReturnType<typeof openCatalogue>
