import { systemClock, type Clock } from '#src/base/clock.ts'
import type { Catalogue, CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import { categoriesTag, listingsTag } from '#src/contract/cache-tags.ts'
import type { Database, Sql } from '#src/backend/platform/database/database.ts'
import { createCatalogueReads } from './catalogue-reads.ts'
import { createCatalogueWrites, type ProductRow } from './catalogue-writes.ts'
import { changedProductTags } from './changed-product-tags.ts'
import { productRow } from './products/product-row.ts'
import { forgetWords } from './search/search-writes.ts'
import { unchangedProducts } from './products/unchanged-products.ts'

/** Products written at once: few, so that a shop that shares the embedded database answers in between. */
const batchSize = 50

export type LoadOptions = {
  /** Takes out of the catalogue whatever the new one does not hold. */
  replace?: boolean
  /** Products that `replace` leaves as they are. */
  keep?: readonly string[]
  /** Called after each batch with the products done so far. */
  onProgress?: (done: number, total: number) => void
  /** Since when its prices hold. */
  clock?: Clock
  /** Done with the switch, or not at all. */
  within?: (tx: Sql) => Promise<void>
}

/** What became of a catalogue: products it now holds of it, those of them that were so already, products the database refused with its reason, products taken out. */
export type LoadReport = {
  loaded: number
  unchanged: number
  refused: { productId: string; reason: string }[]
  removed: number
}

/** The categories a product is in, and all above them. */
export const withAncestors = <Category extends { categoryId: string; parentId?: string | null | undefined }>(
  product: Pick<CatalogueProduct, 'categoryIds'>,
  byId: ReadonlyMap<string, Category>,
): Category[] => {
  const found = new Set<Category>()
  for (const id of product.categoryIds)
    for (let at = byId.get(id); at && !found.has(at); at = byId.get(at.parentId ?? '')) found.add(at)
  return [...found]
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

/**
 * Loads a catalogue: categories by id, products by productId, where a product that another one's slug is taken from
 * leaves. What is not on sale yet is written first, where no shopper sees it; then one transaction changes the rest
 * and switches, so that a process that ends midway leaves the catalogue as it was. Each product is written whole or
 * not at all; one that fails does not stop the others.
 */
export const loadCatalogue = async (
  database: Database,
  { categories, products }: Catalogue,
  {
    replace = false,
    keep = [],
    onProgress = () => undefined,
    clock = systemClock,
    within = async () => undefined,
  }: LoadOptions = {},
): Promise<LoadReport> => {
  const byId = new Map(categories.map((category) => [category.categoryId, category]))
  const refused = new Map<string, string>()
  let done = 0

  const write = async (db: Sql, rows: readonly ProductRow[], active: boolean): Promise<void> => {
    const writes = createCatalogueWrites(db)
    try {
      await writes.products(rows, active, clock())
    } catch (error) {
      const [only, ...others] = rows
      if (only && others.length === 0) refused.set(only.facts.productId, reasonOf(error))
      else for (const row of rows) await write(db, [row], active)
    }
  }
  const writeAll = async (db: Sql, all: readonly CatalogueProduct[], active: boolean): Promise<void> => {
    for (let from = 0; from < all.length; from += batchSize) {
      const batch = all.slice(from, from + batchSize)
      await write(
        db,
        batch.map((product) => productRow(product, withAncestors(product, byId))),
        active,
      )
      done += batch.length
      onProgress(done, products.length)
    }
  }

  const writes = createCatalogueWrites(database.patient)
  const onSale = new Set(await writes.activeIds())
  const unchanged = await unchangedProducts(
    createCatalogueReads(database.patient),
    products.filter(({ productId }) => onSale.has(productId)),
    (product) => withAncestors(product, byId),
  )
  const { fresh = [], changed = [] } = Object.groupBy(
    products.filter(({ productId }) => !unchanged.ids.has(productId)),
    ({ productId }) => (onSale.has(productId) ? 'changed' : 'fresh'),
  )
  done = unchanged.ids.size
  if (done > 0) onProgress(done, products.length)
  await writeAll(database.patient, fresh, false)

  const removed = await database.patient.transaction(async (tx) => {
    const switching = createCatalogueWrites(tx)
    const written = fresh.filter(({ productId }) => !refused.has(productId))
    const retired = await switching.retire({
      productIds: changed.map(({ productId }) => productId),
      slugs: [...written, ...changed].map(({ slug }) => slug),
      keep: [...keep, ...refused.keys(), ...unchanged.ids],
      replace,
    })
    await switching.categories(categories)
    await writeAll(tx, changed, true)
    if (unchanged.moved.size > 0) await switching.move(unchanged.moved)
    await switching.activate(written.map(({ productId }) => productId))
    await switching.activate(retired.filter((id) => refused.has(id)))
    await switching.unindex(retired)
    if (replace) await switching.keepCategories(categories.map(({ categoryId }) => categoryId))
    await within(tx)
    const named = new Set(products.map(({ productId }) => productId))
    const gone = retired.filter((id) => !named.has(id)).length
    if (gone > 0 || changed.length > 0) await forgetWords(tx)
    const touched = [...retired, ...[...written, ...changed].map(({ productId }) => productId)]
    await switching.publish([categoriesTag, listingsTag, ...changedProductTags(touched)])
    return gone
  })
  await writes.analyze()
  return {
    loaded: products.length - refused.size,
    unchanged: unchanged.ids.size,
    refused: [...refused].map(([productId, reason]) => ({ productId, reason })),
    removed,
  }
}

/** Whether no catalogue was ever loaded to its end. */
export const isCatalogueEmpty = async (database: Database): Promise<boolean> =>
  (await createCatalogueReads(database.patient).version()) === 0

/**
 * Loads a catalogue where none is; of processes that begin together one does, and the others wait until it has.
 * @param ahead loads what belongs to it, before it: a process that ends midway begins again with both
 * @param within loads what belongs to it in the transaction that puts it on sale
 */
export const loadFirstCatalogue = (
  database: Database,
  catalogue: Catalogue,
  ahead: () => Promise<unknown> = async () => undefined,
  within: (tx: Sql) => Promise<void> = async () => undefined,
): Promise<void> =>
  database.oneAfterTheOther('firstCatalogue', async () => {
    if (!(await isCatalogueEmpty(database))) return
    await ahead()
    await loadCatalogue(database, catalogue, { within })
  })
