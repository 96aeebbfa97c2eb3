import { createDerivedCache } from '#src/cache/derived-cache.ts'
import { eachItem, mapItems } from '#src/canvas/blocks/nested-items.ts'
import type { ResolvedBlock, ResolvedItem, ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { CategoryLink } from '#src/contract/catalogue/product.ts'
import { readListingPlaces, type ListingPath } from '#src/rules/navigation/shop-path.ts'

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

const isMenu = (item: ResolvedItem): item is Menu =>
  item.kind === 'block' && Array.isArray(item.props['items']) && item.props['items'].every(isEntry)

/** The menus of a page, those a segment or an experience brings among them. */
const menusOf = (value: unknown, found: Menu[] = []): Menu[] => {
  eachItem(value, (item) => {
    if (isMenu(item)) found.push(item)
    else if (item.kind === 'block') menusOf(item.props, found)
  })
  return found
}

const placesOf = ({ target }: Entry): ListingPath[] =>
  target.url.startsWith('/c/') ? readListingPlaces(target.url.slice(3).replace(/[?#].*$/, '')) : []

/** Whether a place is that of a category. */
const isAt = (root: CategoryLink, { categoryId, slug }: ListingPath): boolean =>
  categoryId === undefined
    ? root.url.endsWith(`/c/${slug}-${root.categoryId}`)
    : categoryId === root.categoryId

/** First-level entries that still fit a bar; what a larger catalogue adds goes into one panel. */
const maxEntries = 9
const panelColumns = 6

const entryBase = { menuStyle: 'default', columns: [], visualSelectors: [], tiles: [], hideShopAll: [] }

const entryFor = ({ categoryId, name, url }: CategoryLink) => ({
  ...entryBase,
  id: `category-${categoryId}`,
  title: name,
  target: { url },
})

/** One entry whose panel holds categories in columns of about the same length. */
const panelFor = (roots: readonly CategoryLink[], title: string) => {
  const [first] = roots
  const perColumn = Math.ceil(roots.length / panelColumns)
  const columns = Array.from({ length: Math.ceil(roots.length / perColumn) }, (_, index) => ({
    children: roots
      .slice(index * perColumn, (index + 1) * perColumn)
      .map(({ name, url }) => ({ title: name, target: { url }, links: [] })),
  }))
  const entry = { id: 'category-more', title, target: { url: first?.url ?? '/' }, columns }
  return { ...entryBase, ...entry, hideShopAll: ['sm', 'md', 'lg'] }
}

const entriesFor = (roots: readonly CategoryLink[], room: number, moreTitle: string) => {
  if (roots.length <= room) return roots.map(entryFor)
  const shown = Math.max(0, room - 1)
  return [...roots.slice(0, shown).map(entryFor), panelFor(roots.slice(shown), moreTitle)]
}

const derived = createDerivedCache<ResolvedPage, ResolvedPage>('catalogue menus')

/**
 * The menu as the catalogue has it: entries whose top category is gone are left out, top categories that no entry leads
 * to are added. The editors' menu itself when nothing differs, so that what is remembered of it stays.
 */
export const menuOfCatalogue = (
  menu: ResolvedPage,
  roots: readonly CategoryLink[],
  moreTitle: string,
): ResolvedPage => {
  const menus = menusOf(menu.sections)
  const entries = menus.flatMap(({ props }) => props.items)
  const leadsTo = (entry: Entry, root: CategoryLink) => placesOf(entry).some((place) => isAt(root, place))
  const isGone = (entry: Entry): boolean =>
    placesOf(entry).some(({ categoryId }) => categoryId !== undefined) &&
    !roots.some((root) => leadsTo(entry, root))
  const added = roots.filter((root) => !entries.some((entry) => leadsTo(entry, root)))
  if (added.length === 0 && !entries.some(isGone)) return menu

  const key = roots.map(({ url, name }) => `${url} ${name}`).join('\n')
  const earlier = derived.get(menu, key)
  if (earlier) return earlier
  const change = (item: ResolvedItem): ResolvedItem => {
    if (item.kind === 'broken') return item
    if (!isMenu(item)) return { ...item, props: mapItems(item.props, change) }
    const remaining = item.props.items.filter((entry) => !isGone(entry))
    const more = item === menus[0] ? entriesFor(added, maxEntries - remaining.length, moreTitle) : []
    return { ...item, props: { ...item.props, items: [...remaining, ...more] } }
  }
  const sections = menu.sections.map((section) => ({ ...section, items: section.items.map(change) }))
  const made = { ...menu, sections }
  derived.set(menu, made, key)
  return made
}
