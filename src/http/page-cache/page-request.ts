import type { IncomingHttpHeaders } from 'node:http'
import { siteOf, type Site } from '#src/contract/sites.ts'
import {
  associateCookie,
  consentCookie,
  editorCookie,
  visitorCookie,
  visitorIdCookie,
} from '#src/contract/cookies.ts'
import { gpcHeader, requestHeaders } from '#src/contract/headers.ts'
import { chosenCount, isWrittenAs, parametersOf, readFacetChoice } from '#src/rules/catalogue/facet-choice.ts'
import { listingParameters, pageParameters } from '#src/rules/catalogue/listing-parameters.ts'
import { productParameters } from '#src/rules/catalogue/product-parameters.ts'
import { canonicalPath } from '#src/rules/navigation/canonical-path.ts'
import { keptParameters } from '#src/rules/navigation/site-href.ts'
import { pageTypeOf, type PageType } from '#src/rules/navigation/page-type.ts'
import type { RequestHead } from '../server/node-request.ts'

/** A request for a page that the page cache may answer. */
export type PageRequest = {
  /** Origin, path and own query parameters in one form: all that decides the page besides the visitor. It is the page's address too. */
  key: string
  site: Site
  /** The visitor's cookies that pages may go by, as the text of a header. */
  cookies: string
  /** Whether the browser sends Global Privacy Control: it decides as a cookie does. */
  gpc: boolean
  /** What the log of its rendering is to be found by. */
  correlationId: string | undefined
}

/** Below a locale: what is no page of content or catalogue. */
const otherFolders = new Set([
  ...['-', 'back-in-stock', 'cart', 'cookie-settings', 'favorites', 'feeds', 'gallery', 'photos', 'reviews'],
])

/** Parameters that ask for what is not published, or lead elsewhere, or tell how a form that was posted fared. */
const passingParameters = new Set([
  ...['preview', 'cms', 'previewDateTime', 'previewTimeZone', 'p13n_testcontext'],
  ...['localePath', 'error', 'judged'],
])

/** The listing of all products, which the specification's table of page types does not know. */
const allProducts = /^\/[a-z-]+\/c$/

/**
 * Most values of facets that a page is held with: of one there are as many pages as the listing has values, of several there are without end.
 * Other forms of the address, and values that the listing does not know, lead to it, and are not held either.
 */
const maxHeldValues = 1

/** Parameters of a page's own, in the one form that other forms of its address share; undefined where it is rendered for its visitor alone. */
type ReadOwn = (query: URLSearchParams) => Readonly<Record<string, string>> | undefined

const readListing: ReadOwn = (query) => {
  const choice = readFacetChoice(query)
  const facets = parametersOf(choice)
  const isHeld = chosenCount(choice) <= maxHeldValues && !choice.price && isWrittenAs(query, facets)
  const listing = isHeld ? listingParameters(query) : undefined
  return listing && { ...listing, ...facets }
}

/** Page types by what they show themselves by. */
const ownParameters: Partial<Record<PageType, ReadOwn>> = {
  'product listing': readListing,
  'product detail': productParameters,
  home: () => ({}),
  other: () => ({}),
}

/** The store locator lists page by page; where it searches, or is about an item of a cart, it is the page of one visitor. */
const storeLocator = /^\/[a-z-]+\/stores$/
const isLocatorSearch = (query: URLSearchParams): boolean =>
  ['q', 'latitude', 'item'].some((name) => query.has(name))

const typeOf = (path: string): PageType => (allProducts.test(path) ? 'product listing' : pageTypeOf(path))

const readOwnOf = (path: string): ReadOwn | undefined =>
  storeLocator.test(path) ? pageParameters : ownParameters[typeOf(path)]

const plainPath = /^\/[\w\-/.~%]*$/
/** Of a visitor who sees pages that are written for them. */
const cookiesOfStaff = new Set([editorCookie, associateCookie])
const cookiesOfPages = new Set([visitorCookie, visitorIdCookie, consentCookie])

/** The name of a cookie in its pair of name and value. */
const nameOf = (pair: string): string => pair.split('=', 1)[0]?.trim() ?? ''

const ownQuery = (search: string, readOwn: ReadOwn, others: readonly string[]): string | undefined => {
  const query = new URLSearchParams(search)
  const parameters = readOwn(query)
  if (!parameters || [...query.keys()].some((name) => passingParameters.has(name))) return undefined
  const own = new URLSearchParams([
    ...Object.entries(parameters),
    ...others.flatMap((name) => query.getAll(name).map((value) => [name, value])),
  ])
  return own.size === 0 ? '' : `?${own}`
}

/**
 * Reads which page a request is for; undefined for requests that the cache passes on: editors, associates, previews,
 * pages of one visitor, and whatever is no page.
 * @param blockParameters query parameters that blocks show themselves by, on any page
 */
export const pageRequestOf = (
  { method, url }: RequestHead,
  headers: IncomingHttpHeaders,
  blockParameters: readonly string[],
): PageRequest | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.authorization !== undefined || headers['content-length'] !== undefined) return undefined
  if (headers['transfer-encoding'] !== undefined) return undefined
  const pathAt = url.indexOf('/', url.indexOf('//') + 2)
  const queryAt = url.indexOf('?', pathAt)
  const path = queryAt < 0 ? url.slice(pathAt) : url.slice(pathAt, queryAt)
  // The other forms of an address lead to it, and are not held besides.
  if (!plainPath.test(path) || path.includes('/.') || canonicalPath(path) !== path) return undefined
  const [, locale, folder = ''] = path.split('/', 3)
  const site = siteOf(locale)
  const readOwn = readOwnOf(path)
  if (!site || !readOwn || otherFolders.has(folder)) return undefined
  const search = queryAt < 0 ? '' : url.slice(queryAt)
  if (storeLocator.test(path) && isLocatorSearch(new URLSearchParams(search))) return undefined
  const cookies = headers.cookie ?? ''
  if (cookies.split(';').some((pair) => cookiesOfStaff.has(nameOf(pair)))) return undefined
  const query = search === '' ? '' : ownQuery(search, readOwn, [...blockParameters, ...keptParameters])
  if (query === undefined) return undefined
  const correlationId = [headers[requestHeaders.correlationId]].flat()[0]
  const gpc = headers[gpcHeader] === '1'
  return { key: `${url.slice(0, pathAt)}${path}${query}`, site, cookies, gpc, correlationId }
}

/** The request that renders a page for the cache: nothing but what decides the page comes along, and what its log is found by. */
export const renderingRequest = ({ key, cookies, gpc, correlationId }: PageRequest): Request => {
  const sent = cookies.split(';').filter((pair) => cookiesOfPages.has(nameOf(pair)))
  const headers = new Headers({ accept: 'text/html' })
  if (sent.length > 0) headers.set('cookie', sent.join(';').trim())
  if (gpc) headers.set(gpcHeader, '1')
  if (correlationId !== undefined) headers.set(requestHeaders.correlationId, correlationId)
  return new Request(key, { headers })
}
