import { isDeepStrictEqual } from 'node:util'
import type { CatalogueCategory, CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import type { CatalogueReads } from '../catalogue-reads.ts'
import { loadedProduct } from './stored-product.ts'
import { productRow } from './product-row.ts'

const batchSize = 50

/** As JSON keeps it: without what is undefined. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Products that are stored as they are; `moved` are those of them whose place in listings is new, and which it is. */
export type Unchanged = { ids: Set<string>; moved: Map<string, number> }

/**
 * The products on sale that a load would write as they are stored: facts, variants, prices and stock, and the names of
 * their categories, which searches find them by. Their place does not count: one product more moves all behind it.
 */
export const unchangedProducts = async (
  reads: CatalogueReads,
  products: readonly CatalogueProduct[],
  categoriesOf: (product: CatalogueProduct) => CatalogueCategory[],
): Promise<Unchanged> => {
  const categoriesBefore = new Map(
    (await reads.categories()).map((category) => [category.categoryId, category]),
  )
  const isKnown = ({ categoryId, parentId, name }: CatalogueCategory): boolean => {
    const before = categoriesBefore.get(categoryId)
    return (
      before?.active === true &&
      before.parentId === (parentId ?? null) &&
      isDeepStrictEqual(before.name, name)
    )
  }
  const unchanged: Unchanged = { ids: new Set(), moved: new Map() }
  for (let from = 0; from < products.length; from += batchSize) {
    const batch = products.slice(from, from + batchSize)
    const found = await reads.products(batch.map(({ productId }) => productId))
    const before = new Map(found.map((product) => [product.productId, product]))
    for (const product of batch) {
      const { productId } = product
      const known = before.get(productId)
      if (!known) continue
      const { position, ...content } = loadedProduct(known)
      const categories = categoriesOf(product)
      const row = productRow(product, categories)
      const isSame = isDeepStrictEqual(stored(content), stored({ ...row.facts, variants: row.variants }))
      if (!known.active || !isSame || !categories.every(isKnown)) continue
      unchanged.ids.add(productId)
      if (position !== row.position) unchanged.moved.set(productId, row.position)
    }
  }
  return unchanged
}
