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
import {
  chosenCount,
  isWrittenAs,
  parametersOf,
  readFacetChoice,
  type FacetParameters,
} from '#src/rules/catalogue/facet-choice.ts'
import { canonicalPath } from '#src/rules/navigation/canonical-path.ts'
import { keptParameters } from '#src/rules/navigation/site-href.ts'
import { pageTypeOf, type PageType } from '#src/rules/navigation/page-type.ts'
import type { RequestHead } from '../server/node-request.ts'

/** A request for a page that the page cache may answer. */
export type PageRequest = {
  /** Origin, path and own query parameters: all that decides the page besides the visitor. It is the page's address too. */
  key: string
  site: Site
  /** The visitor's cookies that pages may go by, as the text of a header. */
  cookies: string
  /** Whether the browser sends Global Privacy Control: it decides as a cookie does. */
  gpc: boolean
  /** What the log of its rendering is to be found by. */
  correlationId: string | undefined
}

/** Query parameters that pages of a type show themselves by. */
const ownParameters: Partial<Record<PageType, readonly string[]>> = {
  'product listing': ['page', 'sort'],
  'product detail': ['color', 'variant'],
  home: [],
  other: [],
}

/** Below a locale: what is no page of content or catalogue. */
const otherFolders = new Set(['-', 'cart', 'cookie-settings', 'favorites', 'gallery', 'photos'])

/** Parameters that ask for what is not published, or lead elsewhere, or tell how a form that was posted fared. */
const passingParameters = new Set([
  ...['preview', 'cms', 'previewDateTime', 'previewTimeZone', 'p13n_testcontext'],
  ...['localePath', 'error'],
])

/** The listing of all products, which the specification's table of page types does not know. */
const allProducts = /^\/[a-z-]+\/c$/

/**
 * Most values of facets that a page is held with: of one there are as many pages as the listing has values, of several there are without end.
 * Other forms of the address, and values that the listing does not know, lead to it, and are not held either.
 */
const maxHeldValues = 1

/** Parameters of what is chosen of a listing; undefined where the page is rendered for its visitor alone. */
const facetParameters = (search: string): FacetParameters | undefined => {
  const query = new URLSearchParams(search)
  const choice = readFacetChoice(query)
  const parameters = parametersOf(choice)
  const isHeld = chosenCount(choice) <= maxHeldValues && !choice.price && isWrittenAs(query, parameters)
  return isHeld ? parameters : undefined
}

/** The store locator lists page by page; where it searches, or is about an item of a cart, it is the page of one visitor. */
const storeLocator = /^\/[a-z-]+\/stores$/
const locatorParameters = ['page']
const isLocatorSearch = (query: URLSearchParams): boolean =>
  ['q', 'latitude', 'item'].some((name) => query.has(name))

const typeOf = (path: string): PageType => (allProducts.test(path) ? 'product listing' : pageTypeOf(path))

const ownParametersOf = (path: string): readonly string[] | undefined =>
  storeLocator.test(path) ? locatorParameters : ownParameters[typeOf(path)]

const plainPath = /^\/[\w\-/.~%]*$/
/** Of a visitor who sees pages that are written for them. */
const cookiesOfStaff = new Set([editorCookie, associateCookie])
const cookiesOfPages = new Set([visitorCookie, visitorIdCookie, consentCookie])

/** The name of a cookie in its pair of name and value. */
const nameOf = (pair: string): string => pair.split('=', 1)[0]?.trim() ?? ''

const ownQuery = (
  search: string,
  names: readonly string[],
  facets: FacetParameters | undefined,
): string | undefined => {
  const query = new URLSearchParams(search)
  if (!facets || [...query.keys()].some((name) => passingParameters.has(name))) return undefined
  const own = new URLSearchParams([
    ...names.flatMap((name) => query.getAll(name).map((value) => [name, value])),
    ...Object.entries(facets),
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
  const own = ownParametersOf(path)
  if (!site || !own || otherFolders.has(folder)) return undefined
  const search = queryAt < 0 ? '' : url.slice(queryAt)
  if (storeLocator.test(path) && isLocatorSearch(new URLSearchParams(search))) return undefined
  const cookies = headers.cookie ?? ''
  if (cookies.split(';').some((pair) => cookiesOfStaff.has(nameOf(pair)))) return undefined
  const facets = typeOf(path) === 'product listing' ? facetParameters(search) : {}
  const names = [...own, ...blockParameters, ...keptParameters]
  const query = search === '' ? '' : ownQuery(search, names, facets)
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
