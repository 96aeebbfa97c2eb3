import { checkEntry, type Fault } from '#src/canvas/entries/check-entry.ts'
import { usesOf } from '#src/canvas/entries/content-uses.ts'
import type { BlockDefinitions } from '#src/canvas/pages/resolve-page.ts'
import { siteOf } from '#src/contract/sites.ts'
import { isPlacedPage } from '#src/rules/content/placed-page.ts'
import { isShopPath } from '#src/rules/navigation/shop-path.ts'
import type { FoundEntry } from './found-entry.ts'

/** A fault and the entry it is in. */
export type PlacedFault = Fault & { place: string }

type Checking = {
  definitions: BlockDefinitions
  /** Whether a picture can be shown; undefined where that cannot be known. */
  hasPicture?: (publicId: string) => boolean
}

const placesOf = (group: string): string[] => [group, siteOf(group)?.language ?? group]

/** What visitors of a group find: its own, and that of its language. Pages by path. */
const namesFor = (entries: readonly FoundEntry[], group: string) => {
  const found = entries.filter((entry) => placesOf(group).includes(entry.group))
  return {
    pages: new Set(
      found.flatMap(({ slug }) => (slug !== undefined && !isPlacedPage(slug) ? `/${slug}` : [])),
    ),
    fragments: new Set(found.map(({ fragmentId }) => fragmentId)),
  }
}

/** Everything wrong in these entries, links to pages and pictures that do not exist among it. */
export const checkEntries = (
  entries: readonly FoundEntry[],
  { definitions, hasPicture }: Checking,
): PlacedFault[] => {
  const names = new Map(
    [...new Set(entries.map(({ group }) => group))].map((group) => [group, namesFor(entries, group)]),
  )
  return entries.flatMap((entry): PlacedFault[] => {
    const { place, group } = entry
    if ('unreadable' in entry) return [{ place, path: '', block: '', field: '', reason: entry.unreadable }]
    const { links, pictures } = usesOf(entry.raw)
    const dead = [...links].filter(
      ([link]) => link !== '/' && !isShopPath(link) && !names.get(group)?.pages.has(link),
    )
    const missing = hasPicture ? [...pictures].filter(([publicId]) => !hasPicture(publicId)) : []
    const at = (paths: string[], field: string, reason: string): PlacedFault[] =>
      paths.map((path) => ({ place, path, block: '', field, reason }))
    return [
      ...checkEntry(entry.raw, {
        definitions,
        hasFragment: (id) => names.get(group)?.fragments.has(id) ?? false,
      }).map((fault) => ({ place, ...fault })),
      ...dead.flatMap(([link, paths]) => at(paths, 'url', `there is no page ${link}`)),
      ...missing.flatMap(([publicId, paths]) => at(paths, 'publicId', `there is no picture ${publicId}`)),
    ]
  })
}
