import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { loadContent } from '#src/features/content/load-content.ts'
import {
  loadRecommendations,
  type Recommended,
} from '#src/components/recommendations/load-recommendations.ts'
import { failureOf, type Outcome } from '#src/features/shop-frame/outcome.ts'
import { chosenCount, type FacetChoice } from '#src/rules/catalogue/facet-choice.ts'
import { readSort, type SortOrder } from '#src/rules/catalogue/listing-parameters.ts'
import { readPageNumber } from '#src/rules/catalogue/pagination.ts'
import { addressOfChoice, knownChoice } from './facets/facet-address.ts'
import { readFacets } from './load-listing.ts'

/** Longest query that is looked for, in characters. */
const maxQuery = 100

/** Results of a search with what editors put under any; or, without a query, their page that proposes where to look. */
export type SearchView = {
  q: string
  sort: SortOrder
  page: number
  choice: FacetChoice
  result: CallOutput<'GET /products/v2/search/productSearch'> | undefined
  /** What others like, where nothing is found. */
  recommended: readonly Recommended[]
  hub: ResolvedPage | undefined
  content: ResolvedPage | undefined
}

/** How many products show in place of results. */
const shownInstead = 8

/** Searches for what the query asks. */
export const loadSearch = async (locals: App.Locals, url: URL): Promise<Outcome<SearchView>> => {
  const query = url.searchParams
  const q = (query.get('q') ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxQuery)
  const sort = readSort(query)
  const page = readPageNumber(query.get('page'))
  if (page === undefined) return failureOf(404)
  const { choice, parameters } = readFacets(locals, query)
  const hub = q === '' ? await loadContent(locals, { kind: 'page', slug: 'search-hub' }) : undefined
  const answer =
    q === ''
      ? undefined
      : await locals.call('GET /products/v2/search/productSearch', {
          query: { q, page, sort, ...parameters },
        })
  if (answer && !answer.ok) return failureOf(answer.error.status)
  const result = answer?.value
  if (result?.redirect !== undefined) return { kind: 'moved', to: locals.href(result.redirect) }
  const known = knownChoice(choice, result?.facets)
  const to = addressOfChoice(url, known)
  if (to !== undefined) return { kind: 'moved', to }
  if (page > (result?.pageCount ?? 1)) return failureOf(404)
  const isNothing = result?.total === 0 && chosenCount(known) === 0
  const recommended = isNothing
    ? await loadRecommendations({ widget: 'search', limit: shownInstead }, locals)
    : []
  for (const card of result?.products ?? []) locals.changes.note(card)
  const content = hub ? undefined : await loadContent(locals, { kind: 'page', slug: 'search' })
  return { kind: 'found', view: { q, sort, page, choice: known, result, recommended, hub, content } }
}
