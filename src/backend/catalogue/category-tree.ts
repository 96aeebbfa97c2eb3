import type { StoredCategory } from './catalogue-reads.ts'

/** The categories as a tree. A parent that is not there, or has left, makes a category a root. */
export const categoryTree = (stored: readonly StoredCategory[]) => {
  const categories = stored.filter(({ active }) => active)
  const left = new Map(stored.filter(({ active }) => !active).map((one) => [one.categoryId, one]))
  const byId = new Map(categories.map((category) => [category.categoryId, category]))
  const bySlug = new Map(categories.map((category) => [category.slug, category]))
  const parentOf = (category: StoredCategory) =>
    category.parentId === null ? undefined : byId.get(category.parentId)
  const children = Map.groupBy(categories, (category) => parentOf(category)?.categoryId)

  const descendants = (categoryId: string): string[] =>
    (children.get(categoryId) ?? []).flatMap((child) => [child.categoryId, ...descendants(child.categoryId)])

  return {
    all: (): readonly StoredCategory[] => categories,
    byId: (categoryId: string): StoredCategory | undefined => byId.get(categoryId),
    bySlug: (slug: string): StoredCategory | undefined => bySlug.get(slug),

    /** Whether the category was there once. */
    hasLeft: (categoryId: string): boolean => left.has(categoryId),

    /** What is there of the categories above one that has left, the nearest first. */
    nearestAbove: (categoryId: string): StoredCategory | undefined => {
      const seen = new Set<string>()
      let at = left.get(categoryId)
      while (at && !seen.has(at.categoryId)) {
        seen.add(at.categoryId)
        const above = byId.get(at.parentId ?? '')
        if (above) return above
        at = left.get(at.parentId ?? '')
      }
      return undefined
    },

    /** Children in their order; the roots without an id. */
    children: (categoryId?: string): StoredCategory[] => children.get(categoryId) ?? [],

    /** The category and all below it. */
    withDescendants: (categoryId: string): string[] => [categoryId, ...descendants(categoryId)],

    /** From the root down to the category itself. */
    path: (categoryId: string): StoredCategory[] => {
      const path: StoredCategory[] = []
      for (let at = byId.get(categoryId); at; at = parentOf(at)) path.unshift(at)
      return path
    },
  }
}

export type CategoryTree = ReturnType<typeof categoryTree>
