import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { CategoryTree } from '../category-tree.ts'
import type { Speech } from './search-terms.ts'
import { searchWords } from './search-words.ts'

/** What a query may become, and ids of the categories and products that it leads to, best first. */
export type Suggested = { queries: string[]; categoryIds: string[]; productIds: string[] }

const maxCategories = 4

/**
 * Ids of the categories that a query names by their own names or by those of what they lie in: `women boots`. The last word may not be
 * whole yet.
 */
export const categoriesNamed = (
  words: readonly string[],
  tree: CategoryTree,
  { stemOf, site }: Pick<Speech, 'stemOf' | 'site'>,
): string[] => {
  const namesOf = ({ name }: { name: Record<string, string> }): string[] =>
    searchWords(textIn(name, site.locale)).map(({ word }) => word)
  const last = words.at(-1)
  const isSame = (typed: string, own: string): boolean =>
    stemOf(typed) === stemOf(own) || (typed === last && own.startsWith(typed))
  const roots = tree.children().map(({ categoryId }) => categoryId)
  const named = tree.all().flatMap((category) => {
    const own = namesOf(category)
    const path = tree.path(category.categoryId)
    const above = path.flatMap(namesOf)
    const isMeant =
      words.every((typed) => above.some((name) => isSame(typed, name))) &&
      words.some((typed) => own.some((name) => isSame(typed, name)))
    const isWhole = own.every((name) => words.some((typed) => isSame(typed, name)))
    const rank = (isWhole ? 0 : 100) + above.length
    return isMeant ? [{ id: category.categoryId, rank, root: roots.indexOf(path[0]?.categoryId ?? '') }] : []
  })
  return named
    .toSorted((a, b) => a.rank - b.rank || a.root - b.root)
    .slice(0, maxCategories)
    .map(({ id }) => id)
}
