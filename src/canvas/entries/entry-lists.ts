import { err, ok } from '#src/base/result.ts'
import type { ValidityWindow, Timeline } from '#src/base/timeline.ts'
import type { ChildrenResponse, SearchResponse, ShowcaseResponse } from '#src/contract/content/content.ts'
import { childrenOf } from './children-of.ts'
import type { ContentReader } from './content-address.ts'
import type { ContentResponse, ContentRequest } from '../adapters/content-adapter.ts'
import type { ContentEntry } from './content-entry.ts'
import { createListMemory } from '../adapters/list-memory.ts'
import { searchEntries } from './search-entries.ts'
import { showcaseOf } from '../blocks/showcase-of.ts'

/** A list with the instants between which it stays as it is. */
const withValidityWindow = <List extends object>(
  list: List | undefined,
  { validityWindow }: Timeline,
): (List & ValidityWindow) | undefined => list && { ...list, ...validityWindow }

/**
 * The lists of a content source that can tell all entries of a site. `entriesOf` gives the same array as long as no entry
 * changes, so that lists are remembered.
 */
export const entryLists = (
  entriesOf: (request: ContentRequest) => ContentResponse<readonly ContentEntry[]>,
): Pick<ContentReader, 'children' | 'search' | 'showcase' | 'entries'> => {
  const children = createListMemory<ChildrenResponse | undefined>()
  const searches = createListMemory<SearchResponse | undefined>()
  const showcases = createListMemory<ShowcaseResponse>()

  return {
    entries: entriesOf,
    children: async (parentSlug, request) => {
      const read = await entriesOf(request)
      if (!read.ok) return read
      const entries = read.value
      const list = children(entries, parentSlug, request.instant, (timeline) =>
        withValidityWindow(childrenOf(entries, parentSlug, timeline), timeline),
      )
      return list ? ok(list) : err({ kind: 'notFound', reason: `there is no page ${parentSlug}` })
    },
    search: async (query, request) => {
      const read = await entriesOf(request)
      if (!read.ok) return read
      const entries = read.value
      const list = searches(entries, JSON.stringify(query), request.instant, (timeline) =>
        withValidityWindow(searchEntries(entries, query, timeline), timeline),
      )
      return list ? ok(list) : err({ kind: 'notFound', reason: `there is no ${query.searchType}` })
    },
    showcase: async (query, request) => {
      const read = await entriesOf(request)
      if (!read.ok) return read
      const { mode, instant } = request
      const entries = read.value
      const list = showcases(entries, `${mode} ${JSON.stringify(query)}`, instant, (timeline) =>
        showcaseOf(entries, query, mode === 'preview' ? () => true : ({ page }) => timeline.shows(page)),
      )
      return ok(list)
    },
  }
}
