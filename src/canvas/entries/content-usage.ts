import type { ListedEntry } from '../adapters/content-adapter.ts'
import type { EntryKind } from './content-address.ts'
import { usesOf, type ContentUses } from './content-uses.ts'
import { entryFacts, entryKey } from './entry-facts.ts'

/** An entry that mentions something, and where in it. */
export type UsePlace = { kind: EntryKind; name: string; paths: readonly string[] }

/** Something that is used, and by which entries. */
export type Use = { name: string; places: readonly UsePlace[] }

/** What the content of one site uses, each list by name. */
export type ContentUsage = {
  blocks: readonly Use[]
  pictures: readonly Use[]
  segments: readonly Use[]
  experiments: readonly Use[]
  /** Addresses that links lead to in vain. */
  deadLinks: readonly Use[]
  /** Slugs of the pages that no link, menu or list leads to. */
  unreachablePages: readonly string[]
}

/** Blocks that list all articles, so that whoever gets to one gets to these. */
const articleLists = ['article-grid', 'related-articles']

const used = (
  entries: readonly ListedEntry[],
  partOf: (uses: ContentUses) => ReadonlyMap<string, string[]>,
): Use[] => {
  const places = new Map<string, UsePlace[]>()
  for (const { kind, name, page } of entries)
    for (const [what, paths] of partOf(usesOf(page))) {
      const known = places.get(what) ?? []
      places.set(what, [...known, { kind, name, paths }])
    }
  return [...places].map(([name, all]) => ({ name, places: all })).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Whether the shop answers an address itself; undefined for those that are left to the content's pages. */
type IsInShop = (path: string) => boolean | undefined

/** What visitors meet without following a link: listings and products come from the catalogue, some pages from the shop. */
const isEntrance = ({ kind, name }: ListedEntry, isInShop: IsInShop): boolean =>
  kind === 'page' ? name === 'home' || isInShop(`/${name}`) !== undefined : kind !== 'fragment'

const unreachable = (entries: readonly ListedEntry[], isInShop: IsInShop): string[] => {
  const byKey = new Map(entries.map((entry) => [entryKey(entry.kind, entry.name), entry]))
  const reached = new Set(entries.filter((entry) => isEntrance(entry, isInShop)))
  for (const { page } of reached) {
    const { references, blocks } = entryFacts(page)
    for (const reference of references) {
      const entry = byKey.get(reference)
      if (entry) reached.add(entry)
    }
    if (articleLists.some((type) => blocks.has(type)))
      for (const entry of entries) if (entryFacts(entry.page).blocks.has('article')) reached.add(entry)
  }
  return entries.flatMap((entry) => (entry.kind === 'page' && !reached.has(entry) ? entry.name : [])).sort()
}

/** Where everything in the content of a site is used. */
export const contentUsage = (entries: readonly ListedEntry[], isInShop: IsInShop): ContentUsage => {
  const pages = new Set(entries.flatMap(({ kind, name }) => (kind === 'page' ? `/${name}` : [])))
  const leads = (path: string): boolean => path === '/' || (isInShop(path) ?? pages.has(path))
  return {
    blocks: used(entries, ({ blocks }) => blocks),
    pictures: used(entries, ({ pictures }) => pictures),
    segments: used(entries, ({ segments }) => segments),
    experiments: used(entries, ({ experiments }) => experiments),
    deadLinks: used(entries, ({ links }) => links).filter(({ name }) => !leads(name)),
    unreachablePages: unreachable(entries, isInShop),
  }
}
