import type { EmbeddedBackend } from '#src/backend/api/api-fetch.ts'
import type { Caller } from '#src/backend/api/caller.ts'
import type { AnyCallKey, CallInput } from '#src/contract/calls.ts'
import { siteOf, sites } from '#src/contract/sites.ts'

/** Someone whose pages call the back end of their own process; keeps the cookies they are given, in the map where one is given. */
export const createDirectVisitor = (
  backend: EmbeddedBackend,
  cookies = new Map<string, string>(),
  said: Partial<Caller> = {},
) => ({
  cookies,
  call: <K extends AnyCallKey>(key: K, input: CallInput<K>, locale = sites[0].locale) => {
    const site = siteOf(locale) ?? sites[0]
    return backend.call(key, input, {
      site,
      correlationId: 'a-page',
      client: null,
      accessKey: null,
      previewDate: null,
      cookies: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      facts: {
        locale: site.locale,
        transactionId: 't1',
        brand: 'marlow',
        region: site.region,
        channel: 'ECOMM',
        source: 'ECOM15',
        clientApp: 'web',
      },
      setCookie: (header) => {
        const [pair = ''] = header.split(';')
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      },
      ...said,
    })
  },
})
