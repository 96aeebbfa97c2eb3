import { blockRegistry } from '#blocks/registry.ts'
import { contentWithin } from '#src/canvas/entries/content-within.ts'
import { brandSeller } from '#src/contract/brand.ts'
import type { Site } from '#src/contract/sites.ts'
import { createVisitorContext } from '#src/personalization/visitor-context.ts'
import { Changes } from '#src/rules/content/changes.ts'
import { keptQueryOf, siteHref } from '#src/rules/navigation/site-href.ts'
import { callForRequest } from '../calls/call-for-request.ts'
import { PageRecord, recordedContent } from '../page-cache/page-record.ts'
import { consentOfRequest, isGpc } from './consent-of-request.ts'
import type { Exchange } from '../exchange.ts'
import type { Viewer } from './preview-of-request.ts'

/** What a page is rendered with, and what rendering it gathers for its headers. */
export type RequestContext = {
  locals: App.Locals
  setCookies: readonly string[]
  /** Whether a call was made that answers for this visitor alone. */
  isPersonal: () => boolean
  /** What the page depends on. */
  record: PageRecord
}

/** Gives a page's request all that its page, layouts and blocks reach for in `Astro.locals`. */
export const createRequestContext = (
  { shop, request, url }: Exchange,
  site: Site,
  { isEditor, preview }: Viewer,
): RequestContext => {
  const { INVOICE_SELLER, NODE_ENV, PUBLIC_URL, WELT_GALLERY, WELT_STATIC } = shop.environment
  const isPreview = preview !== undefined
  const isProduction = NODE_ENV === 'production'
  const record = new PageRecord()
  const { call, correlationId, setCookies, isPersonal } = callForRequest(
    shop,
    request,
    site,
    record,
    preview?.instant,
  )
  const setCookie = (cookie: string): void => void setCookies.push(cookie)
  const secure = PUBLIC_URL?.startsWith('https:') ?? false
  const keptQuery = keptQueryOf(url.searchParams, isPreview)
  const locals: App.Locals = {
    site,
    call,
    content: recordedContent(contentWithin(shop.content, isPreview ? 'preview' : 'publish'), record),
    blocks: blockRegistry,
    pictures: shop.pictureUrls,
    visitor: createVisitorContext({
      site,
      cookies: request.headers.get('cookie') ?? '',
      search: url.searchParams,
      gpc: isGpc(request),
      preview: isPreview,
      honoursTest: isPreview || !isProduction,
      isStatic: WELT_STATIC,
      engine: shop.decisions,
      newId: shop.newId,
      setCookie,
      secure,
    }),
    consent: consentOfRequest(request, { site, newId: shop.newId, secure, setCookie }),
    refuseDecisions: () => shop.refuseDecisions(request, correlationId),
    showsProblems: isPreview || !isProduction,
    allowsMocks: !isProduction,
    showsGallery: WELT_GALLERY || !isProduction || isEditor,
    keptQuery,
    href: (path) => siteHref(path, site.locale, keptQuery),
    associate: undefined,
    expressMethods: shop.expressMethods,
    seller: INVOICE_SELLER ?? brandSeller,
    editing: shop.editing,
    staffing: shop.staffing,
    mails: isProduction ? undefined : shop.mails,
    preview,
    changes: new Changes(),
    problems: [],
    selections: [],
    publicHost: PUBLIC_URL && new URL(PUBLIC_URL).hostname,
    instant: preview?.instant ?? shop.clock(),
    correlationId,
    log: shop.log.child({ correlationId }),
  }
  return { locals, setCookies, isPersonal, record }
}
