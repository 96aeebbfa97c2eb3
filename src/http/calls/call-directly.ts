import type { Client } from '#src/client/client.ts'
import { channelOf, clientHeader, webBrand, webClientApp, webSource } from '#src/contract/headers.ts'
import type { Shop } from '#src/composition/shop.ts'
import type { PageCaller } from './page-caller.ts'

/** Calls the back end of this process: no request, no response and no JSON between. */
export const callDirectly = (
  embedded: NonNullable<Shop['call']>,
  { shop, request, site, correlationId, leadSource, previewDate, cookies, setCookie }: PageCaller,
): Client['call'] => {
  const userAgent = request.headers.get('user-agent')
  const caller = {
    site,
    correlationId,
    client: request.headers.get(clientHeader),
    userAgent,
    previewDate: previewDate ?? null,
    leadSource,
    accessKey: null,
    facts: {
      locale: site.locale,
      transactionId: shop.newId(),
      brand: webBrand,
      region: site.region,
      channel: channelOf(userAgent ?? ''),
      source: webSource,
      clientApp: webClientApp,
    },
    setCookie,
  }
  return async (key, input) => {
    const started = performance.now()
    const result = await embedded(key, input, { ...caller, cookies: cookies() })
    const status = result.ok ? 200 : result.error.status
    const failure = result.ok ? {} : { errorId: result.error.errorId }
    const ms = Math.round(performance.now() - started)
    shop.log.debug({ event: 'page called', call: key, correlationId, status, ms, ...failure })
    return result
  }
}
