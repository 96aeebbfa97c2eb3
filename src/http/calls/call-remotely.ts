import { createClient, type Client } from '#src/client/client.ts'
import { channelOf, clientHeader, requestHeaders } from '#src/contract/headers.ts'
import type { PageCaller } from './page-caller.ts'

/** Calls the API as a browser would, where commerce is elsewhere and requests are passed on. */
export const callRemotely = ({
  shop,
  request,
  site,
  correlationId,
  leadSource,
  previewDate,
  cookies,
  setCookie,
}: PageCaller): Client['call'] => {
  const client = createClient({
    baseUrl: new URL(request.url).origin,
    locale: site.locale,
    region: site.region,
    channel: channelOf(request.headers.get('user-agent') ?? ''),
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
      const from = request.headers.get(clientHeader)
      if (from !== null) inner.headers.set(clientHeader, from)
      if (leadSource !== null) inner.headers.set(requestHeaders.leadSource, leadSource)
      const sent = cookies()
      if (sent !== '') inner.headers.set('cookie', sent)
      const response = await shop.api(inner)
      for (const cookie of response.headers.getSetCookie()) setCookie(cookie)
      return response
    },
  })
  return client.call
}
