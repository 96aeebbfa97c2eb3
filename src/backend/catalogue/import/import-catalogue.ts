import type { Catalogue, CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import { createCategories } from './import-categories.ts'
import type { TakePicture } from './pictures/import-pictures.ts'
import { importProduct, isOnSale, productIdOf } from './import-product.ts'
import { marketCurrencies } from './market-currency.ts'
import { readProductFile } from './product-file.ts'
import { cell, type Finding } from './product-row-fields.ts'
import { uniqueWords, wordOf } from './word-of.ts'

/** What the shop holds already, as far as an import must know. */
export type KnownCatalogue = {
  /** When products were first published: ISO instants by productId. */
  publishedAt: ReadonlyMap<string, string>
  /** Slugs of categories by id. */
  categorySlugs: ReadonlyMap<string, string>
}

export type ImportOptions = {
  file: string
  /** ISO 4217 code of the prices that name none. */
  currency: string
  /** Currencies of markets that the file names in its own words, lower case. */
  markets?: ReadonlyMap<string, string>
  /** Language of the file's texts. */
  language: string
  now: string
  takePicture: TakePicture
  known?: KnownCatalogue
  onProgress: (done: number, total: number) => void
}

/** What became of the file: counts of what can be loaded and of what was left out, with every reason. */
export type ImportReport = {
  products: number
  variants: number
  pictures: number
  unpublished: number
  refused: number
  refusals: Finding[]
  warnings: Finding[]
  /** Products of the file that are refused, by id: what the shop has of them stays. */
  refusedIds: string[]
}

const emptyCatalogue: KnownCatalogue = { publishedAt: new Map(), categorySlugs: new Map() }

/** Products whose pictures are waited for at once. */
const atOnce = 16

const inGroups = async <T>(
  items: readonly T[],
  size: number,
  work: (item: T, index: number) => Promise<void>,
) => {
  let next = 0
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) await work(item, index)
    }
  }
  await Promise.all(Array.from({ length: size }, worker))
}

/**
 * Reads a merchant's product file into a catalogue. Throws `WrongFile` when it is none; everything else is told in
 * the report: a product with a bad row is refused whole.
 */
export const importCatalogue = async (
  options: ImportOptions,
): Promise<{ catalogue: Catalogue; report: ImportReport }> => {
  const { known = emptyCatalogue, language, now } = options
  const file = await readProductFile(options.file, marketCurrencies(options.markets ?? new Map()))
  const { groups, columnOf, hasTrackers, warnings } = file
  const refusals = [...file.refusals]
  const refusedIds = file.damaged.map(productIdOf)
  let refused = file.refusals.length
  const onSale = groups.filter(isOnSale)
  const firstRows = onSale.flatMap(({ rows: [first] }) => first ?? [])
  const uniqueSlug = uniqueWords()
  const slugs = onSale.map(({ key, rows }) => {
    const word = wordOf(cell(rows[0], 'handle')) || productIdOf(key).toLowerCase()
    const slug = uniqueSlug(word)
    if (slug !== word)
      warnings.push({
        line: rows[0]?.line ?? 1,
        column: columnOf('handle'),
        reason: `gives the same address as another product: it gets "${slug}"`,
      })
    return slug
  })
  const categories = createCategories(firstRows, language, known.categorySlugs)
  const categoryIds = firstRows.map(categories.idsOf)

  const products: (CatalogueProduct | undefined)[] = []
  let done = 0
  await inGroups(onSale, atOnce, async (group, index) => {
    const id = productIdOf(group.key)
    const product = await importProduct(group, {
      ...options,
      columnOf,
      hasTrackers,
      warn: (finding) => warnings.push(finding),
      slug: slugs[index] ?? '',
      categoryIds: categoryIds[index] ?? [],
      position: index,
      publishedAt: known.publishedAt.get(id) ?? now,
    })
    if (product.ok) products[index] = product.value
    else {
      refused += 1
      refusals.push(...product.error)
      refusedIds.push(id)
    }
    done += 1
    options.onProgress(done, onSale.length)
  })
  const loaded = products.filter((product) => product !== undefined)
  const byLine = (a: Finding, b: Finding) => a.line - b.line
  const count = (of: (product: CatalogueProduct) => number) => loaded.reduce((sum, one) => sum + of(one), 0)
  return {
    catalogue: { categories: categories.all(), products: loaded },
    report: {
      products: loaded.length,
      variants: count(({ variants }) => variants.length),
      pictures: count(({ images }) => images.length),
      unpublished: groups.length - onSale.length,
      refused,
      refusals: refusals.sort(byLine),
      warnings: warnings.sort(byLine),
      refusedIds,
    },
  }
}
