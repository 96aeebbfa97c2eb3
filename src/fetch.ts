import { astro, FetchState } from 'astro/fetch'
import { openShop } from '#src/composition/shop.ts'
import { beginVisit } from '#src/composition/visit.ts'
import { siteForLanguages, siteOf } from '#src/contract/sites.ts'
import { securityHeaders } from '#src/rendering/security-headers.ts'
import { keptQueryOf, siteHref } from '#src/rules/site-href.ts'

const apiPaths =
  /^\/(?:token|consumers-v3|cart|products|stores|wishlists|fapi|publish|preview|api|healthz|readyz)(?:\/|$)/
const picturePaths = /^\/pictures\//

/** The outermost pipeline: the API and the pictures answer by themselves, all else is a page. */
const answer = async (request: Request): Promise<Response> => {
  const shop = await openShop()
  const url = new URL(request.url)
  if (apiPaths.test(url.pathname)) return shop.api(request)
  if (picturePaths.test(url.pathname)) return shop.pictures(request)

  const site = siteOf(url.pathname.split('/')[1]) ?? siteForLanguages(request.headers.get('accept-language'))
  const visit = beginVisit(shop, request, site)
  const keptQuery = keptQueryOf(url.searchParams)
  const state = new FetchState(request)
  // Rendered whole: see docs/decisions.md.
  state.streaming = false
  Object.assign(state.locals, {
    site,
    call: visit.call,
    content: shop.content,
    pictures: shop.pictureUrls,
    showsProblems: shop.environment.NODE_ENV !== 'production',
    href: (path: string) => siteHref(path, site.locale, keptQuery),
    instant: shop.clock(),
    correlationId: visit.correlationId,
    log: shop.log.child({ correlationId: visit.correlationId }),
  })
  const response = await astro(state)
  if (response.headers.get('content-type') === 'text/html') {
    response.headers.set('content-type', 'text/html; charset=utf-8')
  }
  for (const [name, value] of securityHeaders) response.headers.set(name, value)
  for (const cookie of visit.setCookies) response.headers.append('set-cookie', cookie)
  return response
}

export default { fetch: answer }
