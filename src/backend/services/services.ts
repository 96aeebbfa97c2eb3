import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { Photo } from '#src/contract/photo.ts'
import { createCartStore } from '../store/cart-store.ts'
import { createCatalogueReads } from '../store/catalogue-reads.ts'
import type { Database } from '../store/database.ts'
import { createListingReads } from '../store/listing-reads.ts'
import { createPhotoStore } from '../store/photo-store.ts'
import { createCarts } from './carts.ts'
import { createCatalogueCache } from './catalogue-cache.ts'
import { createListings } from './listings.ts'
import { createPhotos } from './photos.ts'
import { createProducts } from './products.ts'
import { createSessions } from './sessions.ts'

export type ServiceParts = {
  database: Database
  clock: Clock
  newId: NewId
  /** Signs guest tokens; at least 32 characters, the same on all instances of a shop. */
  secret: string
  /** Photos of shoppers that the embedded photo service shows. */
  photos: readonly Photo[]
}

/** The back end's services on one database. */
export const createServices = ({ database, clock, newId, secret, photos }: ServiceParts) => {
  const reads = createCatalogueReads(database.sql)
  const catalogue = createCatalogueCache(reads)
  return {
    sessions: createSessions(secret, clock, newId),
    carts: createCarts(createCartStore(database.sql), catalogue, clock, newId),
    products: createProducts(catalogue),
    listings: createListings(catalogue, createListingReads(database.sql)),
    photos: createPhotos({ library: photos, store: createPhotoStore(database.sql), clock, newId }),
    /** Whether the database answers. */
    isReady: (): Promise<boolean> =>
      reads.version().then(
        () => true,
        () => false,
      ),
  }
}
