import { createRateLimiters } from '#src/backend/platform/rate-limiter.ts'
import { createEditors } from '#src/backend/identity/editors.ts'
import { loadCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { openDatabase } from '#src/backend/platform/open-database.ts'
import { createLocalHashing } from '#src/backend/personalization/local-hashing.ts'
import { systemClock } from '#src/base/clock.ts'
import { randomId } from '#src/base/ids.ts'
import { createClient, type Client } from '#src/client/client.ts'
import { tableTaxes } from '#src/backend/tax/table-taxes.ts'
import { deliveryMethods } from '#tests/fixtures/delivery-methods.ts'
import { createBackend } from '#src/composition/backend.ts'
import { webBrand, webChannel, webClientApp, webSource } from '#src/contract/headers.ts'
import { sites } from '#src/contract/sites.ts'
import { buildDemoCatalogue } from '#demo/catalogue/catalogue.ts'
import { contentSource } from '#tests/fixtures/content-source.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { plain, shown, type Figure } from './figure.ts'

const [site] = sites
const secret = 'a secret of benches, long enough to sign'
const rounds = 6
const callsPerRound = 400

/** The demo shop's back end on a database in memory, as production runs it. */
async function openBackend() {
  const database = await openDatabase({ memory: true }, silentLog)
  await loadCatalogue(database, buildDemoCatalogue())
  const limiters = createRateLimiters(undefined)
  const backend = createBackend({
    database,
    content: contentSource,
    decisions: createLocalHashing([]),
    photos: [],
    taxes: tableTaxes,
    deliveryMethods,
    clock: systemClock,
    newId: randomId,
    log: silentLog,
    secret,
    editors: createEditors({ previewKey: undefined, secret, clock: systemClock, limiters }),
    limiters,
    checksOutput: false,
    secureCookies: false,
  })
  return { backend, database }
}

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
