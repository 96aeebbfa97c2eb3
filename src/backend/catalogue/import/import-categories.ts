import { createHash } from 'node:crypto'
import type { CatalogueCategory, LocalizedText } from '#src/contract/catalogue/catalogue.ts'
import { cell, type ImportRow } from './product-row-fields.ts'
import { uniqueWords, wordOf } from './word-of.ts'

const otherName: LocalizedText = { en: 'Other', fr: 'Autres', de: 'Sonstiges' }
const collectionsName: LocalizedText = { en: 'Collections', fr: 'Collections', de: 'Kollektionen' }

/** Tags that become collections: on so many products at least, and no more of them than a menu can show. */
const minTagged = 2
const maxTagCollections = 12

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const segmentsOf = (path: string): string[] =>
  path
    .split('>')
    .map((segment) => segment.trim())
    .filter((segment) => segment !== '')

/** Where a product is in the tree, its first place the primary one: by its product category, refined by its type. */
const pathsOf = (first: ImportRow): string[][] => {
  const type = segmentsOf(cell(first, 'type'))
  const places = cell(first, 'category')
    .split('\n')
    .map(segmentsOf)
    .filter((path) => path.length > 0)
  if (places.length === 0) return [type]
  const last = type.at(-1)
  return places.map((path) =>
    last === undefined || path.some((segment) => same(segment, last)) ? path : [...path, last],
  )
}

const listOf = (row: ImportRow, field: 'tags' | 'collection'): string[] =>
  cell(row, field)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Tags that shoppers may look for: of several products, and no notes to machines. */
const sharedTags = (products: readonly ImportRow[]): string[] => {
  const counts = new Map<string, number>()
  for (const row of products)
    for (const tag of new Set(listOf(row, 'tags'))) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .filter(([tag, count]) => count >= minTagged && count < products.length && !/[:_=]|^\d+$/.test(tag))
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxTagCollections)
    .map(([tag]) => tag)
}

/** How many leading segments all paths share, so that a tree does not begin with a trunk. */
const trunkOf = (paths: readonly (readonly string[])[]): number => {
  const [first, ...others] = paths
  if (!first || others.length === 0) return 0
  const differs = first.findIndex((segment, at) => others.some((path) => path[at] !== segment))
  const shared = differs === -1 ? first.length : differs
  return Math.max(0, Math.min(shared, ...paths.map((path) => path.length - 1)))
}

/**
 * The categories of a file as a tree, each with an id that stays the same from import to import.
 * @param products the first row of each product
 * @param knownSlugs slugs of the shop's categories by id: they keep theirs, and no other gets one of them
 */
export const createCategories = (
  products: readonly ImportRow[],
  language: string,
  knownSlugs: ReadonlyMap<string, string>,
) => {
  const byPath = new Map<string, CatalogueCategory>()
  const usedIds = new Set<string>()
  const uniqueSlug = uniqueWords(knownSlugs.values())
  const trunk = trunkOf(products.flatMap(pathsOf))
  const collectionTags = new Set(sharedTags(products))

  const freeId = (path: string): string => {
    let id = (createHash('sha256').update(path).digest().readUInt32BE() % 900_000) + 100_000
    while (usedIds.has(String(id))) id += 1
    usedIds.add(String(id))
    return String(id)
  }

  /** @param path whole path, which makes the id; the segments before `from` are left out of the tree */
  const place = (path: readonly string[], names: LocalizedText | undefined, from = 0): string => {
    const key = path.join(' > ')
    const known = byPath.get(key)
    if (known) return known.categoryId
    const parentId = path.length > from + 1 ? place(path.slice(0, -1), names, from) : undefined
    const parent = [...byPath.values()].find(({ categoryId }) => categoryId === parentId)
    const name = path.at(-1) ?? ''
    const word = wordOf(name) || 'category'
    const categoryId = freeId(key)
    const slug = parent ? `${parent.slug}/${word}`.slice(0, 190).replace(/[-/]+$/, '') : word
    const category = {
      categoryId,
      ...(parentId === undefined ? {} : { parentId }),
      slug: knownSlugs.get(categoryId) ?? uniqueSlug(slug),
      name: names ?? { [language]: name },
      position: byPath.size,
    }
    byPath.set(key, category)
    return categoryId
  }

  const collections = (): string => place(['Collections'], collectionsName)
  const collection = (name: string): string => {
    collections()
    return place(['Collections', name], { [language]: name })
  }

  return {
    /** Ids of the categories a product is in; the first is the primary one. */
    idsOf: (first: ImportRow): string[] => {
      const primary = pathsOf(first).map((path) =>
        path.length === 0 ? place(['Other'], otherName) : place(path, undefined, trunk),
      )
      const named = [
        ...listOf(first, 'collection'),
        ...listOf(first, 'tags').filter((tag) => collectionTags.has(tag)),
      ]
      return [...new Set([...primary, ...named.map(collection)])]
    },
    all: (): CatalogueCategory[] => [...byPath.values()],
  }
}
