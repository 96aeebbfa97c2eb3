import { randomId } from '#src/base/ids.ts'
import { createClient, type Client } from '#src/client/client.ts'
import { webBrand, webChannel, webClientApp, webSource } from '#src/contract/headers.ts'
import { sites } from '#src/contract/sites.ts'
import { openBackend } from './bench-backend.ts'
import { plain, shown, type Figure } from './figure.ts'

const [site] = sites
const rounds = 6
const callsPerRound = 400

async function microsecondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  for (let made = 0; made < callsPerRound; made += 1) await work()
  return ((performance.now() - begun) * 1000) / callsPerRound
}

/** Calls of pages made directly and by request, response and JSON, in turns: the fastest round of each, and the ratio. */
export async function directCalls(): Promise<Figure[]> {
  const { backend, database } = await openBackend()
  const { call: overHttp } = createClient({
    baseUrl: 'http://shop.test',
    locale: site.locale,
    region: site.region,
    newId: randomId,
    correlationId: 'bench',
    fetch: (url, init) => backend.fetch(new Request(url, init)),
  })
  const caller = {
    site,
    correlationId: 'bench',
    client: null,
    cookies: '',
    accessKey: null,
    previewDate: null,
    facts: {
      locale: site.locale,
      transactionId: 'bench',
      brand: webBrand,
      region: site.region,
      channel: webChannel,
      source: webSource,
      clientApp: webClientApp,
    },
    setCookie: () => undefined,
  }
  const direct: Client['call'] = (key, input) => backend.call(key, input, caller)
  const roots = await direct('GET /products/v2/catalog', { query: {} })
  const categoryId = roots.ok ? roots.value.children[0]?.categoryId : undefined
  const listing = await direct('GET /products/v2/catalog', { query: { categoryId } })
  const productId = (listing.ok ? listing.value.products[0]?.id : undefined) ?? ''
  const reads: Record<string, (call: Client['call']) => Promise<unknown>> = {
    'a product': (call) => call('GET /products/v2/products/{productId}/details', { path: { productId } }),
    'a listing of 24': (call) => call('GET /products/v2/catalog', { query: { categoryId } }),
    'the roots': (call) => call('GET /products/v2/catalog', { query: {} }),
  }
  const figures: Figure[] = []
  for (const [name, read] of Object.entries(reads)) {
    const best = { http: Number.POSITIVE_INFINITY, direct: Number.POSITIVE_INFINITY }
    for (let round = 0; round < rounds; round += 1) {
      best.http = Math.min(best.http, await microsecondsOf(() => read(overHttp)))
      best.direct = Math.min(best.direct, await microsecondsOf(() => read(direct)))
    }
    const times = `${shown(best.direct)} us, by request ${shown(best.http)} us, ratio ${shown(best.direct / best.http)}`
    figures.push(plain(`direct call: ${name}`, times))
  }
  await database.close()
  return figures
}
