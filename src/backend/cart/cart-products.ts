import type { CatalogueQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { StoredCart } from './store/cart-store.ts'

/** The products of a cart's lines, and one more where it is named. */
export const productsOf = (catalogue: CatalogueQueries, { lines }: StoredCart, alsoId?: string) => {
  const ids = lines.map(({ productId }) => productId)
  return catalogue.products(alsoId === undefined ? ids : [...ids, alsoId])
}
