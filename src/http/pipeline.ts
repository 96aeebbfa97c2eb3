import { astro, FetchState } from 'astro/fetch'
import { blockRegistry } from '#blocks/registry.ts'
import { openShop } from '#src/composition/shop.ts'
import { beginVisit } from './request-context.ts'
import { siteForLanguages, siteOf } from '#src/contract/sites.ts'
import { cacheHeaders, previewHeaders } from './cache-headers.ts'
import { withoutIdleIslandStyles } from './island-styles.ts'
import { redirectOf } from './redirects.ts'
import { markVariesOn } from './mark-varies-on.ts'
import { isHtml } from './security-headers.ts'
import { createVisitorContext } from '#src/personalization/visitor-context.ts'
import { Changes } from '#src/rules/content/changes.ts'
import { asksForPreview, previewOf, settledQuery } from '#src/rules/preview/preview-view.ts'
import { keptQueryOf, siteHref } from '#src/rules/navigation/site-href.ts'

const apiPaths =
  /^\/(?:token|consumers-v3|cart|products|stores|wishlists|fapi|publish|preview|api|healthz|readyz)(?:\/|$)/
const picturePaths = /^\/pictures\//

/** The outermost pipeline: the API and the pictures answer by themselves, all else is a page. */
export const answer = async (request: Request): Promise<Response> => {
  const shop = await openShop()
  const url = new URL(request.url)
  if (apiPaths.test(url.pathname)) return shop.api(request)
  if (picturePaths.test(url.pathname)) return shop.pictures.answer(request)

  const site = siteOf(url.pathname.split('/')[1]) ?? siteForLanguages(request.headers.get('accept-language'))
  const redirect = redirectOf(request, url, site)
  if (redirect) return redirect
  const now = shop.clock()
  const isEditor = await shop.editing.isEditor(request)
  const isPreview = isEditor && asksForPreview(url.searchParams)
  const preview = isPreview ? previewOf(url.searchParams, now, site.timeZone) : undefined
  const settled = preview && request.method === 'GET' ? settledQuery(url.searchParams, preview) : undefined
  if (settled)
    return new Response(null, {
      status: 303,
      headers: { ...Object.fromEntries(previewHeaders), location: `${url.pathname}?${settled}` },
    })

  const { NODE_ENV, PUBLIC_URL, WELT_GALLERY, WELT_STATIC } = shop.environment
  const showsGallery = WELT_GALLERY || NODE_ENV !== 'production' || isEditor
  const visit = beginVisit(shop, request, site, preview?.instant)
  const keptQuery = keptQueryOf(url.searchParams, isPreview)
  const visitor = createVisitorContext({
    site,
    cookies: request.headers.get('cookie') ?? '',
    search: url.searchParams,
    preview: isPreview,
    honoursTest: isPreview || NODE_ENV !== 'production',
    isStatic: WELT_STATIC,
    engine: shop.decisions,
    newId: shop.newId,
    setCookie: (cookie) => visit.setCookies.push(cookie),
    secure: PUBLIC_URL?.startsWith('https:') ?? false,
  })
  const render = async (found?: App.Locals): Promise<{ response: Response; locals: App.Locals }> => {
    const state = new FetchState(request)
    // Rendered whole: see docs/decisions.md.
    state.streaming = false
    const locals: App.Locals = {
      site,
      call: visit.call,
      content: shop.content,
      blocks: blockRegistry,
      pictures: shop.pictureUrls,
      visitor,
      showsProblems: isPreview || shop.environment.NODE_ENV !== 'production',
      showsGallery,
      keptQuery,
      href: (path) => siteHref(path, site.locale, keptQuery),
      editing: shop.editing,
      preview,
      found,
      changes: new Changes(),
      problems: [],
      selections: [],
      publicHost: PUBLIC_URL && new URL(PUBLIC_URL).hostname,
      instant: preview?.instant ?? now,
      correlationId: visit.correlationId,
      // What the first rendering of a preview reported is not reported twice.
      log: shop.log.child({ correlationId: visit.correlationId }, found ? { level: 'silent' } : {}),
    }
    Object.assign(state.locals, locals)
    return { response: await astro(state), locals }
  }

  const first = await render()
  // The bar of a preview tells what rendering the page found, so the page is rendered again with that known.
  const shows = preview && request.method === 'GET' && isHtml(first.response)
  const { response: rendered, locals } = shows ? await render(first.locals) : first

  const response = isHtml(rendered)
    ? new Response(withoutIdleIslandStyles(Buffer.from(await rendered.arrayBuffer())), rendered)
    : rendered
  if (isHtml(response)) response.headers.set('content-type', 'text/html; charset=utf-8')
  for (const cookie of visit.setCookies) response.headers.append('set-cookie', cookie)
  markVariesOn(response.headers, visitor)
  const holding = {
    now,
    until: locals.changes.span.until,
    isPersonal: visit.isPersonal() || visitor.variesOn.size > 0 || response.headers.has('set-cookie'),
    status: response.status,
  }
  if (preview) for (const [name, value] of previewHeaders) response.headers.set(name, value)
  else if (!response.headers.has('cache-control'))
    for (const [name, value] of cacheHeaders(holding)) response.headers.set(name, value)
  return response
}
