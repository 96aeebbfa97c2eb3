import {
  articleSchema,
  type Article,
  type SearchResponse,
  type SearchQuery,
} from '#src/contract/content/content.ts'
import { rawItemSchema, type CanvasPage } from '#src/contract/content/page.ts'
import type { ContentEntry } from './content-entry.ts'
import { entryFacts } from './entry-facts.ts'
import type { Timeline } from '#src/base/timeline.ts'

const summarySchema = articleSchema.omit({ id: true, url: true })

/** The first block of a type at the top of a page, if it shows now. */
const blockOf = (page: CanvasPage, type: string, timeline: Timeline): unknown => {
  for (const section of page.sections) {
    if (!timeline.shows(section)) continue
    for (const raw of section.items) {
      const item = rawItemSchema.safeParse(raw)
      if (item.success && item.data.type === type && timeline.shows(item.data)) return item.data
    }
  }
  return undefined
}

const articleOf = ({ name, page }: ContentEntry, type: string, timeline: Timeline): Article[] => {
  if (!timeline.shows(page)) return []
  const summary = summarySchema.safeParse(blockOf(page, type, timeline))
  return summary.success ? [{ ...summary.data, id: page.id || name, url: `/${name}` }] : []
}

const timeOf = ({ date }: Article): number => (date === undefined ? -Infinity : Date.parse(date))

const newestFirst = (a: Article, b: Article): number =>
  timeOf(b) > timeOf(a) ? 1 : timeOf(b) < timeOf(a) ? -1 : a.url < b.url ? -1 : 1

const facetsOf = (articles: readonly Article[]): SearchResponse['facets'] => {
  const facets = new Map<string, SearchResponse['facets'][number]>()
  for (const { tags } of articles)
    for (const { id, label } of new Map(tags.map((tag) => [tag.id, tag])).values()) {
      const facet = facets.get(id) ?? { id, label, count: 0 }
      facets.set(id, { ...facet, count: facet.count + 1 })
    }
  return [...facets.values()].sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
}

/**
 * Searches the pages of a site: what is found are pages that hold, at the top, a block of the type `searchType`
 * (`article`), with that block's title, tags, date and pictures. Several tags widen the result; facets tell of all there
 * is, so that choosing one tag does not hide the others. Undefined where no page ever holds such a block.
 */
export const searchEntries = (
  entries: readonly ContentEntry[],
  { searchType, tagId, offset, limit }: SearchQuery,
  timeline: Timeline,
): SearchResponse | undefined => {
  const pages = entries.filter(({ kind }) => kind === 'page')
  if (!pages.some(({ page }) => entryFacts(page).blocks.has(searchType))) return undefined
  const all = pages.flatMap((entry) => articleOf(entry, searchType, timeline)).sort(newestFirst)
  const found = tagId.length === 0 ? all : all.filter(({ tags }) => tags.some(({ id }) => tagId.includes(id)))
  return { result: found.slice(offset, offset + limit), facets: facetsOf(all), total: found.length }
}
