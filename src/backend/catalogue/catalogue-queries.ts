import type { CatalogueCache } from './catalogue-cache.ts'
import type { Listings } from './listings.ts'

/** What other domains may ask of the catalogue. */
export type CatalogueQueries = Pick<CatalogueCache, 'products' | 'stock' | 'stockNow' | 'tree'>

/** What other domains may ask of its listings. */
export type ListingQueries = Pick<Listings, 'ids' | 'cards'>
