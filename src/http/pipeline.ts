import { openShop } from '#src/composition/shop.ts'
import { refuseOtherHost } from './requests/allowed-host.ts'
import { refuseOtherOrigin, respondByApi } from './requests/api-paths.ts'
import { settleAssociate } from './requests/associate-of-request.ts'
import type { Exchange } from './exchange.ts'
import { noteRenderedPage } from './page-cache/rendered-pages.ts'
import { withPageHeaders } from './page/page-headers.ts'
import { refuseEscapes } from './requests/refuse-escapes.ts'
import { refuseMethod } from './requests/page-methods.ts'
import { previewOfRequest, settlePreview } from './requests/preview-of-request.ts'
import { redirectOf } from './requests/redirects.ts'
import { renderPage } from './page/render-page.ts'
import { createRequestContext } from './requests/request-context.ts'
import { siteOfPage } from './requests/site-of-page.ts'
import { refuseStaffPage, withStaffHeaders } from './requests/staff-pages.ts'
import { unsubscribeAtOnce } from './requests/unsubscribe-at-once.ts'

const picturePaths = /^\/pictures\//

/** The way of a request, step by step: docs/architecture.md has one line for each. */
export const respond = async (request: Request): Promise<Response> => {
  const exchange: Exchange = { shop: await openShop(), request, url: new URL(request.url) }
  return (
    refuseOtherHost(exchange) ??
    refuseOtherOrigin(exchange) ??
    respondByApi(exchange) ??
    unsubscribeAtOnce(exchange) ??
    respondByPictures(exchange) ??
    refuseMethod(exchange) ??
    refuseEscapes(exchange) ??
    respondByPage(exchange)
  )
}

const respondByPictures = ({ shop, request, url }: Exchange): Promise<Response> | undefined =>
  picturePaths.test(url.pathname) ? shop.pictures.answer(request) : undefined

const respondByPage = async (exchange: Exchange): Promise<Response> => {
  const refused = await refuseStaffPage(exchange)
  return refused ?? withStaffHeaders(await respondByAnyPage(exchange), exchange.url)
}

const respondByAnyPage = async (exchange: Exchange): Promise<Response> => {
  const site = siteOfPage(exchange)
  const redirect = redirectOf(exchange.request, exchange.url, site)
  if (redirect) return redirect
  const viewer = await previewOfRequest(exchange, site)
  const settled = settlePreview(exchange, viewer.preview)
  if (settled) return settled
  const context = createRequestContext(exchange, site, viewer)
  const led = await settleAssociate(exchange, context)
  if (led) return withPageHeaders(led, context)
  const rendered = await renderPage(exchange.request, context.locals)
  await noteRenderedPage(exchange.request, context)
  return withPageHeaders(rendered, context)
}
