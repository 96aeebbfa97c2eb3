import type { Exchange } from '../exchange.ts'

/** An escape within an escape: what decodes until nothing changes sees another path than what decodes once. */
const escapedTwice = /%25(?:25)*[0-9a-f]{2}/i

/** An escape of a character that needs none. */
const needless = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i

/**
 * Refuses paths that pages and what guards them by path would read differently: those that are escaped twice, and needless escapes where
 * nothing leads to the canonical path, as with a form.
 */
export const refuseEscapes = ({ request, url }: Exchange): Response | undefined => {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!escapedTwice.test(url.pathname) && (isRead || !needless.test(url.pathname))) return undefined
  return new Response('There is no such page.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
