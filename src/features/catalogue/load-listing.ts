import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { CategoryLink } from '#src/contract/catalogue/product.ts'
import { loadContent } from '#src/features/content/load-content.ts'
import { failureOf, type Outcome } from '#src/features/shop-frame/outcome.ts'
import { parametersOf, readFacetChoice, type FacetChoice } from '#src/rules/catalogue/facet-choice.ts'
import { readSort, type SortOrder } from '#src/rules/catalogue/listing-parameters.ts'
import { readPageNumber } from '#src/rules/catalogue/pagination.ts'
import { canonicalUrl } from '#src/rules/navigation/canonical-path.ts'
import { wholeListingUrl } from '#src/rules/navigation/shop-url.ts'
import { addressOfChoice, knownChoice } from './facets/facet-address.ts'
import type { ListingPath } from '#src/rules/navigation/shop-path.ts'

type Listing = CallOutput<'GET /products/v2/catalog'>

/** A page of a listing, and the editors' words on its category, which stand on the first page. */
export type ListingView = {
  listing: Listing
  /** Missing where the listing is that of all products. */
  category: CategoryLink | undefined
  page: number
  sort: SortOrder
  choice: FacetChoice
  content: ResolvedPage | undefined
}

/** What the query chooses of facets, and the parameters that ask for them. Pages that were built beforehand have none: nothing would answer them. */
export const readFacets = ({ visitor }: App.Locals, query: URLSearchParams) => {
  const choice: FacetChoice = visitor.isStatic ? { values: {} } : readFacetChoice(query)
  const parameters = visitor.isStatic ? {} : ({ facets: 'true', ...parametersOf(choice) } as const)
  return { choice, parameters }
}

const categoryContent = (locals: App.Locals, { categoryId }: CategoryLink, page: number) =>
  page === 1 ? loadContent(locals, { kind: 'category', categoryId }) : undefined

/** The listing of all products. */
export const loadWholeListing = async (locals: App.Locals, url: URL): Promise<Outcome<ListingView>> => {
  const sort = readSort(url.searchParams)
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  if (page === undefined) return failureOf(404)
  const { choice, parameters } = readFacets(locals, url.searchParams)
  const answer = await locals.call('GET /products/v2/catalog', { query: { page, sort, ...parameters } })
  if (!answer.ok) return failureOf(answer.error.status)
  const known = knownChoice(choice, answer.value.facets)
  const to = addressOfChoice(url, known)
  if (to !== undefined) return { kind: 'moved', to }
  if (page > answer.value.pageCount) return failureOf(404)
  for (const card of answer.value.products) locals.changes.note(card)
  return {
    kind: 'found',
    view: { listing: answer.value, category: undefined, page, sort, choice: known, content: undefined },
  }
}

/**
 * Finds a listing by the first of the places that its address may mean. An address other than the category's own, or
 * one with the page number in its path, has moved.
 */
export const loadListing = async (
  locals: App.Locals,
  url: URL,
  places: readonly ListingPath[],
): Promise<Outcome<ListingView>> => {
  const sort = readSort(url.searchParams)
  const { choice, parameters } = readFacets(locals, url.searchParams)
  for (const { categoryId, slug, page: pathPage } of places) {
    const page = readPageNumber(url.searchParams.get('page') ?? pathPage?.toString())
    if (page === undefined) continue
    const place = categoryId ? { categoryId } : { slug }
    const answer = await locals.call('GET /products/v2/catalog', {
      query: { ...place, page, sort, ...parameters },
    })
    const failed = answer.ok ? undefined : failureOf(answer.error.status)
    if (failed?.status === 503) return failed
    // A category that left with all above it leads to all products: a link to it is neither dead nor leads in circles.
    if (answer.ok && !answer.value.category) return { kind: 'moved', to: wholeListingUrl(locals.site.locale) }
    if (!answer.ok || !answer.value.category || page > answer.value.pageCount) continue
    const { category, facets } = answer.value
    const known = knownChoice(choice, facets)
    const to = canonicalUrl(url, category.url, pathPage) ?? addressOfChoice(url, known)
    if (to !== undefined) return { kind: 'moved', to }
    for (const card of answer.value.products) locals.changes.note(card)
    const content = await categoryContent(locals, category, page)
    return { kind: 'found', view: { listing: answer.value, category, page, sort, choice: known, content } }
  }
  return failureOf(404)
}
