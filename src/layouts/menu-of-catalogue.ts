import type { ResolvedBlock, ResolvedPage } from '#src/canvas/resolved-page.ts'
import type { CategoryLink } from '#src/contract/product.ts'
import { readListingPath } from '#src/rules/shop-path.ts'

type Entry = { target: { url: string } }
type Menu = ResolvedBlock & { props: { items: readonly Entry[] } }

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'target' in value &&
  typeof value.target === 'object' &&
  value.target !== null &&
  'url' in value.target &&
  typeof value.target.url === 'string'

const isMenu = (item: ResolvedPage['sections'][number]['items'][number]): item is Menu =>
  item.kind === 'block' && Array.isArray(item.props['items']) && item.props['items'].every(isEntry)

/** Id of the category that an entry leads to; undefined when it leads elsewhere. */
const categoryIdOf = ({ target }: Entry): string | undefined =>
  target.url.startsWith('/c/')
    ? readListingPath(target.url.slice(3).replace(/[?#].*$/, ''))?.categoryId
    : undefined

const entryFor = ({ categoryId, name, url }: CategoryLink) => ({
  id: `category-${categoryId}`,
  title: name,
  target: { url },
  menuStyle: 'default',
  columns: [],
  visualSelectors: [],
  hideShopAll: [],
})

const derived = new WeakMap<ResolvedPage, { roots: string; menu: ResolvedPage }>()

/**
 * The menu as the catalogue has it: entries whose top category is gone are left out, top categories that no entry leads
 * to are added. The editors' menu itself when nothing differs, so that what is remembered of it stays.
 */
export const menuOfCatalogue = (menu: ResolvedPage, roots: readonly CategoryLink[]): ResolvedPage => {
  const known = new Set(roots.map(({ categoryId }) => categoryId))
  const entries = menu.sections.flatMap(({ items }) =>
    items.filter(isMenu).flatMap(({ props }) => props.items),
  )
  const linked = new Set(entries.map(categoryIdOf))
  const isGone = (entry: Entry): boolean => {
    const id = categoryIdOf(entry)
    return id !== undefined && !known.has(id)
  }
  const added = roots.filter(({ categoryId }) => !linked.has(categoryId))
  if (added.length === 0 && !entries.some(isGone)) return menu

  const key = roots.map(({ url, name }) => `${url} ${name}`).join('\n')
  const earlier = derived.get(menu)
  if (earlier?.roots === key) return earlier.menu
  const sections = menu.sections.map((section, at) => ({
    ...section,
    items: section.items.map((item, index) => {
      if (!isMenu(item)) return item
      const more = at === 0 && index === 0 ? added.map(entryFor) : []
      return {
        ...item,
        props: { ...item.props, items: [...item.props.items.filter((entry) => !isGone(entry)), ...more] },
      }
    }),
  }))
  const made = { ...menu, sections }
  derived.set(menu, { roots: key, menu: made })
  return made
}
