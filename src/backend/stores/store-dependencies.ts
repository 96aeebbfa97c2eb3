import type { CatalogueQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { StoreReads } from './store-reads.ts'

/** What questions about stores are answered from. */
export type StoreDependencies = { reads: StoreReads; catalogue: Pick<CatalogueQueries, 'products'> }
