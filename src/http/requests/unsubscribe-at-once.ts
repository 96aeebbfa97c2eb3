import type { Exchange } from '../exchange.ts'

const page = /^\/[a-z]{2}-[a-z]{2}\/(newsletter\/unsubscribe|back-in-stock\/stop)$/

/** The calls that end what pages end, without the token. */
const calls: Readonly<Record<string, string>> = {
  'newsletter/unsubscribe': '/consumers-v3/consumer/subscription/unsubscribe',
  'back-in-stock/stop': '/products/v1/notifications/stop',
}

const tokenForm = /^[\w-]{40,600}$/

/**
 * Ends a subscription by the one post that a mail service makes for its reader (RFC 8058): no browser sends it, so that it has
 * neither cookies nor an origin, and is not held to the check of forms. A browser's form goes on to the page.
 */
export const unsubscribeAtOnce = (exchange: {
  shop: Pick<Exchange['shop'], 'api'>
  request: Request
  url: URL
}): Promise<Response> | undefined => {
  const { shop, request, url } = exchange
  const call = calls[page.exec(url.pathname)?.[1] ?? '']
  const isBrowser = request.headers.has('origin') || request.headers.has('sec-fetch-site')
  if (request.method !== 'POST' || isBrowser || !call) return undefined
  const token = url.searchParams.get('token') ?? ''
  if (!tokenForm.test(token)) return undefined
  return shop.api(new Request(new URL(`${call}/${token}`, url), { method: 'POST' }))
}
