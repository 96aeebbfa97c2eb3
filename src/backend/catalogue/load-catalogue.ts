import type { Catalogue, CatalogueCategory, CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import { createCatalogueReads } from './catalogue-reads.ts'
import { createCatalogueWrites, type ProductRow } from './catalogue-writes.ts'
import type { Database } from '#src/backend/platform/database.ts'
import { productRow } from './product-row.ts'

const batchSize = 200

export type LoadOptions = {
  /** Takes out of the catalogue whatever the new one does not hold. */
  replace?: boolean
  /** Called after each batch with the products done so far. */
  onProgress?: (done: number, total: number) => void
}

/** What became of a catalogue: products written, products the database refused with its reason, products taken out. */
export type LoadReport = { loaded: number; refused: { productId: string; reason: string }[]; removed: number }

const withAncestors = (product: CatalogueProduct, byId: ReadonlyMap<string, CatalogueCategory>) => {
  const found = new Set<CatalogueCategory>()
  for (const id of product.categoryIds)
    for (let at = byId.get(id); at && !found.has(at); at = byId.get(at.parentId ?? '')) found.add(at)
  return [...found]
}

/**
 * Loads a catalogue: categories by id, products by productId, where a product that another one's slug is taken from
 * leaves. Each product is written whole or not at all; one that fails does not stop the others.
 */
export const loadCatalogue = async (
  database: Database,
  { categories, products }: Catalogue,
  { replace = false, onProgress = () => undefined }: LoadOptions = {},
): Promise<LoadReport> => {
  const writes = createCatalogueWrites(database.sql)
  const byId = new Map(categories.map((category) => [category.categoryId, category]))
  const refused: LoadReport['refused'] = []

  const writeAlone = async (row: ProductRow): Promise<void> => {
    try {
      await writes.products([row])
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      const reason = cause instanceof Error ? cause.message : String(cause)
      refused.push({ productId: row.facts.productId, reason })
    }
  }

  await writes.categories(categories)
  for (let from = 0; from < products.length; from += batchSize) {
    const batch = products.slice(from, from + batchSize)
    const rows = batch.map((product) => productRow(product, withAncestors(product, byId)))
    try {
      await writes.products(rows)
    } catch {
      for (const row of rows) await writeAlone(row)
    }
    onProgress(Math.min(from + batchSize, products.length), products.length)
  }
  const removed = replace
    ? await writes.keepOnly(
        products.map(({ productId }) => productId),
        categories.map(({ categoryId }) => categoryId),
      )
    : 0
  await writes.publish()
  return { loaded: products.length - refused.length, refused, removed }
}

/** Whether no catalogue was ever loaded to its end. */
export const isCatalogueEmpty = async (database: Database): Promise<boolean> =>
  (await createCatalogueReads(database.sql).version()) === 0
