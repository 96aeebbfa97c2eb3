import type { CatalogueCache } from './catalogue-cache.ts'

/** What other domains may ask of the catalogue. */
export type CatalogueQueries = Pick<CatalogueCache, 'products' | 'stock' | 'stockNow' | 'tree'>
