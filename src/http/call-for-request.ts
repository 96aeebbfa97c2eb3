import { createClient, type Client } from '#src/client/client.ts'
import { calls } from '#src/contract/calls.ts'
import { clientHeader, requestHeaders } from '#src/contract/headers.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Shop } from '#src/composition/shop.ts'

/** The API as the pages of one request see it: with the visitor's cookies, and the cookies it answered with. */
export type RequestCalls = {
  correlationId: string
  call: Client['call']
  setCookies: string[]
  /** Whether a call was made that answers for this visitor alone. */
  isPersonal: () => boolean
}

/** Keeps what earlier responses set, so that later calls carry it. Values pass as they are: a parser would decode them. */
const mergeCookies = (sent: string, set: readonly string[]): string => {
  const jar = new Map<string, string>()
  for (const pair of [...sent.split(';'), ...set.map((cookie) => cookie.split(';')[0] ?? '')]) {
    const at = pair.indexOf('=')
    if (at > 0) jar.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

/**
 * Binds the API client to the shop's own API, without a network between.
 * @param previewDate ISO instant an editor sees the shop at; their cookie goes along and vouches for it
 */
export const callForRequest = (
  shop: Shop,
  request: Request,
  site: Site,
  previewDate?: string,
): RequestCalls => {
  const { origin } = new URL(request.url)
  const correlationId = request.headers.get(requestHeaders.correlationId) ?? shop.newId()
  const setCookies: string[] = []
  const client = createClient({
    baseUrl: origin,
    locale: site.locale,
    region: site.region,
    newId: shop.newId,
    correlationId,
    previewDate,
    credentials: {
      serverTrustId: shop.environment.COMMERCE_TRUST_ID,
      authAccessKey: shop.environment.COMMERCE_ACCESS_KEY,
    },
    log: (entry) => shop.log.debug({ event: 'page called', ...entry }),
    fetch: async (input, init) => {
      const inner = new Request(input, init)
      const cookies = mergeCookies(request.headers.get('cookie') ?? '', setCookies)
      const from = request.headers.get(clientHeader)
      if (from !== null) inner.headers.set(clientHeader, from)
      if (cookies !== '') inner.headers.set('cookie', cookies)
      const response = await shop.api(inner)
      setCookies.push(...response.headers.getSetCookie())
      return response
    },
  })
  let isPersonal = false
  const call: Client['call'] = (key, input) => {
    if (calls[key].session) isPersonal = true
    return client.call(key, input)
  }
  return { correlationId, call, setCookies, isPersonal: () => isPersonal }
}
