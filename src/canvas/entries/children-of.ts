import type { ChildrenResponse } from '#src/contract/content/content.ts'
import { nameOfEntry, type ContentEntry } from './content-entry.ts'
import type { Timeline } from '#src/base/timeline.ts'

/** The pages directly below one, ordered by slug; undefined where there is neither the page nor one below it. */
export const childrenOf = (
  entries: readonly ContentEntry[],
  parentSlug: string,
  timeline: Timeline,
): ChildrenResponse | undefined => {
  const pages = entries.filter(({ kind, page }) => kind === 'page' && timeline.shows(page))
  const below = pages.filter(({ name }) => name.slice(0, name.lastIndexOf('/')) === parentSlug)
  if (below.length === 0 && !pages.some(({ name }) => name === parentSlug)) return undefined
  const children = below.map((entry) => ({
    id: entry.page.id || entry.name,
    slug: entry.name,
    name: nameOfEntry(entry),
    url: `/${entry.name}`,
  }))
  return { result: children.sort((a, b) => (a.slug < b.slug ? -1 : 1)) }
}
