import type { CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import { storeFactsSchema, type StoreFacts, type StoreStock } from '#src/contract/stores/store-facts.ts'
import { hashOf } from '../catalogue/stock.ts'
import { collectionPoints } from './collection-points.ts'
import { shopsInAmerica } from './shops-america.ts'
import { shopsInEurope } from './shops-europe.ts'

/** The demo shop's physical stores and collection points. */
export const demoStores: StoreFacts[] = [...shopsInAmerica, ...shopsInEurope, ...collectionPoints].map(
  (facts) => storeFactsSchema.parse(facts),
)

/** Most units of a variant in a shop. */
const mostUnits = 6

/** What the shops hold of products, the same at every call: about two variants in five, up to six units of each. */
export const demoStoreStock = (products: readonly CatalogueProduct[]): StoreStock[] =>
  demoStores
    .filter(({ kind }) => kind === 'store')
    .flatMap(({ storeId }) =>
      products.flatMap(({ productId, variants }) =>
        variants.flatMap(({ upc }) => {
          const hash = hashOf(`${storeId} ${upc}`)
          if (hash % 5 > 1) return []
          return [{ storeId, productId, upc, quantity: 1 + ((hash >>> 8) % mostUnits) }]
        }),
      ),
    )
