import { err, ok } from '#src/base/result.ts'
import type { Span, Timeline } from '#src/base/timeline.ts'
import type { ChildrenAnswer, SearchAnswer, ShowcaseAnswer } from '#src/contract/content/content.ts'
import { childrenOf } from './children-of.ts'
import type { ContentReader } from './content-address.ts'
import type { ContentAnswer, ContentRequest } from './content-adapter.ts'
import type { ContentEntry } from './content-entry.ts'
import { createListMemory } from './list-memory.ts'
import { searchEntries } from './search-entries.ts'
import { showcaseOf } from './showcase-of.ts'

/** An answer with the instants between which it stays as it is. */
const withSpan = <Answer extends object>(
  answer: Answer | undefined,
  { span }: Timeline,
): (Answer & Span) | undefined => answer && { ...answer, ...span }

/**
 * The lists of a content source that can tell all entries of a site. `entriesOf` gives the same array as long as no entry
 * changes, so that lists are remembered.
 */
export const entryLists = (
  entriesOf: (request: ContentRequest) => ContentAnswer<readonly ContentEntry[]>,
): Pick<ContentReader, 'children' | 'search' | 'showcase' | 'entries'> => {
  const children = createListMemory<ChildrenAnswer | undefined>()
  const searches = createListMemory<SearchAnswer | undefined>()
  const showcases = createListMemory<ShowcaseAnswer>()

  return {
    entries: entriesOf,
    children: async (parentSlug, request) => {
      const read = await entriesOf(request)
      if (!read.ok) return read
      const entries = read.value
      const answer = children(entries, parentSlug, request.instant, (timeline) =>
        withSpan(childrenOf(entries, parentSlug, timeline), timeline),
      )
      return answer ? ok(answer) : err({ kind: 'notFound', reason: `there is no page ${parentSlug}` })
    },
    search: async (query, request) => {
      const read = await entriesOf(request)
      if (!read.ok) return read
      const entries = read.value
      const answer = searches(entries, JSON.stringify(query), request.instant, (timeline) =>
        withSpan(searchEntries(entries, query, timeline), timeline),
      )
      return answer ? ok(answer) : err({ kind: 'notFound', reason: `there is no ${query.searchType}` })
    },
    showcase: async (query, request) => {
      const read = await entriesOf(request)
      if (!read.ok) return read
      const { mode, instant } = request
      const entries = read.value
      const answer = showcases(entries, `${mode} ${JSON.stringify(query)}`, instant, (timeline) =>
        showcaseOf(entries, query, mode === 'preview' ? () => true : ({ page }) => timeline.shows(page)),
      )
      return ok(answer)
    },
  }
}
