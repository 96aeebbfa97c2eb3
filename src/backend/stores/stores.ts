import type { Store } from '#src/contract/stores/store.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import { productAvailability } from './queries/product-availability.ts'
import { searchCollectionPoints } from './queries/search-collection-points.ts'
import { searchStores } from './queries/search-stores.ts'
import type { StoreDependencies } from './store-dependencies.ts'
import { presentStore } from './store-presenter.ts'

/** The stores of the shop, as its calls answer for them. */
export const createStores = (dependencies: StoreDependencies) => ({
  search: searchStores.bind(undefined, dependencies),
  collectionPoints: searchCollectionPoints.bind(undefined, dependencies.reads),
  availability: productAvailability.bind(undefined, dependencies),

  /** All stores, of one country or of all. */
  all: async (countryCode: string | undefined, view: View): Promise<Store[]> => {
    const stores = await dependencies.reads.all({ kind: 'store', countryCode })
    return stores.map((facts) => presentStore({ facts, distance: null }, view))
  },

  /** The store whose page has this address; a collection point has none. */
  bySlug: async (slug: string, view: View): Promise<Store | undefined> => {
    const facts = await dependencies.reads.bySlug(slug)
    return facts?.kind === 'store' ? presentStore({ facts, distance: null }, view) : undefined
  },
})

export type Stores = ReturnType<typeof createStores>
