import { isDeepStrictEqual } from 'node:util'
import type { CatalogueCategory, CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import type { CatalogueReads } from './catalogue-reads.ts'
import { productRow } from './product-row.ts'

const batchSize = 50

/** As JSON keeps it: without what is undefined. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/**
 * Ids of the products on sale that a load would write as they are stored: facts, variants, prices and stock, and the
 * names of their categories, which searches find them by.
 */
export const unchangedProducts = async (
  reads: CatalogueReads,
  products: readonly CatalogueProduct[],
  categoriesOf: (product: CatalogueProduct) => CatalogueCategory[],
): Promise<Set<string>> => {
  const known = new Map((await reads.categories()).map((category) => [category.categoryId, category]))
  const isKnown = ({ categoryId, parentId, name }: CatalogueCategory): boolean => {
    const before = known.get(categoryId)
    return (
      before?.active === true &&
      before.parentId === (parentId ?? null) &&
      isDeepStrictEqual(before.name, name)
    )
  }
  const unchanged = new Set<string>()
  for (let from = 0; from < products.length; from += batchSize) {
    const batch = products.slice(from, from + batchSize)
    const found = await reads.products(batch.map(({ productId }) => productId))
    const before = new Map(found.map(({ active, ...product }) => [product.productId, active && product]))
    for (const product of batch) {
      const categories = categoriesOf(product)
      const { facts, variants } = productRow(product, categories)
      const isSame = isDeepStrictEqual(stored(before.get(product.productId)), stored({ ...facts, variants }))
      if (isSame && categories.every(isKnown)) unchanged.add(product.productId)
    }
  }
  return unchanged
}
