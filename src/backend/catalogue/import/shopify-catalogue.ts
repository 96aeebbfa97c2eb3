import { createHash } from 'node:crypto'
import type { Catalogue, CatalogueCategory, CatalogueProduct } from '#src/contract/catalogue/catalogue.ts'
import type { TakePicture } from './import-pictures.ts'
import { wordOf } from './shopify-options.ts'
import { isOnSale, shopifyProduct } from './shopify-product.ts'
import { readRows, type Refusal } from './shopify-rows.ts'

export type ImportOptions = {
  file: string
  /** ISO 4217 code of the file's prices. */
  currency: string
  /** Language of the file's texts. */
  language: string
  now: string
  takePicture: TakePicture
  clean: (html: string) => string
  onProgress: (done: number, total: number) => void
}

/** What became of the file: counts of what can be loaded, of what was left out, and every reason for a refusal. */
export type ImportReport = {
  products: number
  variants: number
  pictures: number
  unpublished: number
  refused: number
  refusals: Refusal[]
}

const noType = 'Other'

/** A category for each product type of the file, with an id that stays the same from import to import. */
const createCategories = (language: string) => {
  const byType = new Map<string, CatalogueCategory>()
  const usedIds = new Set<string>()

  const freeId = (type: string): string => {
    let id = (createHash('sha256').update(type).digest().readUInt32BE() % 900_000) + 100_000
    while (usedIds.has(String(id))) id += 1
    usedIds.add(String(id))
    return String(id)
  }

  const idOf = (given: string): string => {
    const type = given === '' ? noType : given
    const known = byType.get(type)
    if (known) return known.categoryId
    const category = {
      categoryId: freeId(type),
      slug: wordOf(type) || 'other',
      name: { [language]: type },
      position: byType.size,
    }
    byType.set(type, category)
    return category.categoryId
  }
  return { idOf, all: () => [...byType.values()] }
}

/**
 * Reads a Shopify product CSV into a catalogue. Throws `WrongFile` when it is none; everything else is told in the
 * report: a product with a bad row is refused whole.
 */
export const readShopifyCatalogue = async (
  options: ImportOptions,
): Promise<{ catalogue: Catalogue; report: ImportReport }> => {
  const { groups, refusals } = await readRows(options.file)
  const categories = createCategories(options.language)
  const products: CatalogueProduct[] = []
  const report: ImportReport = {
    products: 0,
    variants: 0,
    pictures: 0,
    unpublished: 0,
    refused: refusals.length,
    refusals,
  }

  for (const [index, group] of groups.entries()) {
    options.onProgress(index, groups.length)
    if (!isOnSale(group)) {
      report.unpublished += 1
      continue
    }
    const product = await shopifyProduct(group, {
      ...options,
      categoryIdOf: categories.idOf,
      position: index,
    })
    if (product.ok) {
      products.push(product.value)
      report.products += 1
      report.variants += product.value.variants.length
      report.pictures += product.value.images.length
    } else {
      report.refused += 1
      report.refusals.push(...product.error)
    }
  }
  options.onProgress(groups.length, groups.length)
  report.refusals.sort((a, b) => a.line - b.line)
  return { catalogue: { categories: categories.all(), products }, report }
}
