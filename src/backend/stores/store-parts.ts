import type { CatalogueQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { StoreReads } from './store-reads.ts'

/** What questions about stores are answered from. */
export type StoreParts = { reads: StoreReads; catalogue: Pick<CatalogueQueries, 'products'> }
