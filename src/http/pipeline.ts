import { openShop } from '#src/composition/shop.ts'
import { refuseOtherHost } from './allowed-host.ts'
import { refuseOtherOrigin, respondByApi } from './api-paths.ts'
import { settleAssociate } from './associate-of-request.ts'
import type { Exchange } from './exchange.ts'
import { noteRenderedPage } from './page-cache/rendered-pages.ts'
import { withPageHeaders } from './page-headers.ts'
import { refuseEscapes } from './refuse-escapes.ts'
import { refuseMethod } from './page-methods.ts'
import { previewOfRequest, settlePreview } from './preview-of-request.ts'
import { redirectOf } from './redirects.ts'
import { renderPage } from './render-page.ts'
import { createRequestContext } from './request-context.ts'
import { siteOfPage } from './site-of-page.ts'
import { refuseStaffPage, withStaffHeaders } from './staff-pages.ts'
import { unsubscribeAtOnce } from './unsubscribe-at-once.ts'

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
