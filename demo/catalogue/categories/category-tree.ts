import type { CatalogueCategory } from '#src/contract/catalogue/catalogue.ts'
import type { Words } from '../words.ts'

/** A category as an author writes it: its place in the tree gives slug, parent and position. */
export type CategoryNode = {
  id: string
  /** One folder of the slug. */
  folder: string
  name: Words
  description: Words
  children?: readonly CategoryNode[]
}

type Place = { parentId?: string; slug: string }

/** Flattens the tree, parents before children. */
export function flattenCategories(nodes: readonly CategoryNode[], parent?: Place): CatalogueCategory[] {
  return nodes.flatMap(({ id, folder, name, description, children = [] }, position) => {
    const slug = parent === undefined ? folder : `${parent.slug}/${folder}`
    const category: CatalogueCategory = { categoryId: id, slug, name, description, position }
    if (parent?.parentId !== undefined) category.parentId = parent.parentId
    return [category, ...flattenCategories(children, { parentId: id, slug })]
  })
}
