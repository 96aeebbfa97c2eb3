// Measures the production build on this machine: npm run bench [-- --only=weight,lighthouse,inp,render,cache,mixed,sign-ins,blocks,calls,search,recommendations,cart,orders,coupon,start,memory,pictures,static,slope] [--minutes=120] [--json=FILE]. See docs/measure.md.
import { loadavg } from 'node:os'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { launchBrowser } from '#tests/setup/browser.ts'
import { startPostgres } from '#tests/setup/postgres-server.ts'
import { startShop } from '../scripts/shop-process.ts'
import { productsOf, someProduct } from '#tests/setup/some-product.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { ensureBuilt } from '../scripts/astro-build.ts'
import { blockCost } from './block-cost.ts'
import { checkoutSteps } from './checkout.ts'
import { coldPictures } from './cold-pictures.ts'
import { cartAdds, statementsOfAnAdd } from './cart-adds.ts'
import { couponFigures } from './coupons.ts'
import { directCalls } from './direct-calls.ts'
import { atMost, tableOf, type Figure } from './figure.ts'
import { interactions } from './interactions.ts'
import { lighthouseScores } from './lighthouse.ts'
import { mixedLoad } from './mixed-load.ts'
import { memoryAfterLoad } from './memory-after-load.ts'
import { memorySlope } from './memory-slope.ts'
import { residentMemory } from './memory.ts'
import { cachedSpeed, hitRate } from './page-cache.ts'
import { cartWeight, pageWeight } from './page-weight.ts'
import { orderPlacing, statementsOfAnOrder } from './orders.ts'
import { recommendationFigures } from './recommendations.ts'
import { renderingSpeed } from './rendering.ts'
import { comparison, lastResult, machineText, resultOf, surroundings, writeResult } from './results.ts'
import { searchFigures } from './search.ts'
import { accountWeight, signInLoad } from './sign-ins.ts'
import { staticSite } from './static-site.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    json: { type: 'string' },
    minutes: { type: 'string', default: '120' },
  },
})
const wanted = values.only?.split(',')
const wants = (name: string) => !wanted || wanted.includes(name)

const groups = new Map<string, Figure[]>()

function show(title: string, figures: Figure[]): void {
  groups.set(title, [...(groups.get(title) ?? []), ...figures])
  console.log(`\n${title}\n${tableOf(figures)}`)
}

async function memoryFigure(engine: string, pid: number, limit: number): Promise<Figure[]> {
  const memory = await residentMemory(pid)
  return memory ? [atMost(`memory after load on ${engine}`, memory.nowMb, limit, 'MB')] : []
}

/** Paths of the first site's pages, by its sitemap. */
async function addressesOf(shop: string): Promise<string[]> {
  const sitemap = await (await fetch(`${shop}/sitemap-en-us.xml`)).text()
  return [...sitemap.matchAll(/<loc>[^<]*?(\/en-us[^<]*)<\/loc>/g)].map(([, path = '']) => path)
}

/** What a cart of ten lines holds. */
async function tenProducts(shop: string): Promise<{ productId: string }[]> {
  const products: { productId: string }[] = []
  for await (const { productId } of productsOf(shop, 'en-us', 1, 10)) products.push({ productId })
  return products
}

/** A load comes from one address, which a shop would refuse before long. */
const unlimited = { RATE_LIMIT_SCALE: '1000' }

/** Everything that is measured on the embedded database. */
async function onPglite(): Promise<void> {
  const data = await temporaryFolder('welt-bench-')
  const first = await startShop(data)
  await first.end('SIGTERM')
  const shop = await startShop(data, unlimited)
  const { url: product, listingUrl: listing } = await someProduct(shop.url)
  const home = '/en-us'
  if (wants('start'))
    show('Start', [
      atMost('start to first answer, new data', first.firstResponseMs, 3000, 'ms'),
      atMost('start to first answer, existing data', shop.firstResponseMs, 800, 'ms'),
    ])
  if (wants('weight')) {
    const browser = await launchBrowser()
    show('Page weight', await pageWeight(browser, shop.url, { home, listing, product }))
    show('Page weight', await cartWeight(browser, shop.url, await tenProducts(shop.url)))
    await browser.close()
  }
  if (wants('inp')) {
    const browser = await launchBrowser()
    show('Interactions, phone', await interactions(browser, shop.url))
    await browser.close()
  }
  if (wants('lighthouse')) {
    const pages = { home, listing, product, cart: '/en-us/cart' }
    show('Lighthouse, mobile', await lighthouseScores(shop.url, pages, await tenProducts(shop.url)))
  }
  if (wants('render')) {
    const rendering = await startShop(await temporaryFolder('welt-bench-'), { WELT_PAGE_CACHE: 'off' })
    show('Rendering', await renderingSpeed(rendering.url, { home, product, listing }))
    await rendering.end('SIGTERM')
  }
  if (wants('cache')) {
    show('Page cache', await cachedSpeed(shop.url, { home, product, listing }))
    show('A day', await hitRate(shop.url, await addressesOf(shop.url)))
  }
  if (wants('mixed')) {
    const behindProxy = { ...unlimited, TRUSTED_PROXIES: '127.0.0.1,::1' }
    const mixed = await startShop(await temporaryFolder('welt-bench-'), behindProxy)
    show('Mixed load', await mixedLoad(mixed.url, [home, listing, product, '/en-us/c']))
    await mixed.end('SIGTERM')
  }
  if (wants('sign-ins')) {
    const browser = await launchBrowser()
    show('Accounts', await accountWeight(browser, shop.url))
    await browser.close()
    show('Accounts', await signInLoad(shop.url, [home, listing]))
  }
  if (wants('orders')) {
    const browser = await launchBrowser()
    show('Checkout, phone', await checkoutSteps(browser, shop.url, (await tenProducts(shop.url)).slice(0, 2)))
    await browser.close()
    show('Orders on PGlite', await orderPlacing(shop, 'PGlite'))
  }
  if (wants('pictures')) show('Cold pictures', await coldPictures(shop.url))
  if (wants('cart')) show('Cart on PGlite', await cartAdds(shop, 'PGlite', 400))
  if (wants('render') || wants('cart')) show('Memory', await memoryFigure('PGlite', shop.pid, 420))
  await shop.end('SIGTERM')
  await rm(data, { recursive: true, force: true })
}

/** What the shop's process takes, by a shop of its own on each engine. */
async function onFreshShops(): Promise<void> {
  const data = await temporaryFolder('welt-bench-')
  const embedded = await startShop(data)
  show('Memory on PGlite', await memoryAfterLoad(embedded.url, embedded.pid, 420))
  await embedded.end('SIGTERM')
  const database = await startPostgres({ durable: false })
  const shop = await startShop(data, { DATABASE_URL: database.url, WELT_WORKERS: '1' })
  show('Memory on PostgreSQL', await memoryAfterLoad(shop.url, shop.pid, 220))
  await shop.end('SIGTERM')
  await database.stop()
  await rm(data, { recursive: true, force: true })
}

/** Hours of light load on both engines side by side: only where it is named. */
async function onLongRuns(minutes: number): Promise<void> {
  const [data, other] = [await temporaryFolder('welt-bench-'), await temporaryFolder('welt-bench-')]
  const embedded = await startShop(data, unlimited)
  const database = await startPostgres({ durable: false })
  const shop = await startShop(other, { ...unlimited, DATABASE_URL: database.url, WELT_WORKERS: '1' })
  const [onEmbedded, onServer] = await Promise.all([
    memorySlope(embedded, 'PGlite', minutes),
    memorySlope(shop, 'PostgreSQL', minutes),
  ])
  show('Memory over time', [...onEmbedded, ...onServer])
  await Promise.all([embedded.end('SIGTERM'), shop.end('SIGTERM')])
  await database.stop()
  for (const folder of [data, other]) await rm(folder, { recursive: true, force: true })
}

/** Pages of generated content, by shops of their own. */
async function onGeneratedContent(): Promise<void> {
  const data = await temporaryFolder('welt-bench-')
  if (wants('blocks')) show('Blocks', await blockCost(data))
  if (wants('static')) show('Static pages', await staticSite(data))
  await rm(data, { recursive: true, force: true })
}

/** The cart on a PostgreSQL that syncs every commit to disk, on the same machine as the shop. */
async function onPostgres(): Promise<void> {
  const data = await temporaryFolder('welt-bench-')
  const database = await startPostgres({ durable: true })
  const shop = await startShop(data, { ...unlimited, DATABASE_URL: database.url, WELT_WORKERS: '1' })
  const figures = await cartAdds(shop, 'PostgreSQL', 500)
  const memory = await memoryFigure('PostgreSQL', shop.pid, 220)
  await shop.end('SIGTERM')
  await database.stop()
  show('Cart on PostgreSQL', [...figures, ...memory, ...(await statements(data, statementsOfAnAdd))])
  await rm(data, { recursive: true, force: true })
}

/** Orders on the same PostgreSQL that syncs every commit to disk. */
async function ordersOnPostgres(): Promise<void> {
  const data = await temporaryFolder('welt-bench-')
  const database = await startPostgres({ durable: true })
  const shop = await startShop(data, { ...unlimited, DATABASE_URL: database.url, WELT_WORKERS: '1' })
  const figures = await orderPlacing(shop, 'PostgreSQL')
  await shop.end('SIGTERM')
  await database.stop()
  show('Orders on PostgreSQL', [...figures, ...(await statements(data, statementsOfAnOrder))])
  await rm(data, { recursive: true, force: true })
}

/** Counted apart from the speed, because a server that logs every statement is slower. */
async function statements(
  data: string,
  figuresOf: (shop: string, executed: readonly string[]) => Promise<Figure[]>,
): Promise<Figure[]> {
  const executed: string[] = []
  const database = await startPostgres({ durable: false, statements: executed })
  const shop = await startShop(data, { DATABASE_URL: database.url, WELT_WORKERS: '1' })
  const figures = await figuresOf(shop.url, executed)
  await shop.end('SIGTERM')
  await database.stop()
  return figures
}

await ensureBuilt()
const load = loadavg()[0] ?? 0
const { machine, versions } = surroundings()
console.log(machineText(machine))
console.log(
  Object.entries(versions)
    .map((one) => one.join(' '))
    .join(', '),
)
console.log(
  `Load average before the start ${load.toFixed(1)}${load > 0.5 ? ': other programs slow this run' : ''}`,
)
if (
  ['start', 'weight', 'lighthouse', 'inp', 'render', 'cache', 'sign-ins', 'cart', 'orders', 'pictures'].some(
    wants,
  )
)
  await onPglite()
if (wants('memory')) await onFreshShops()
if (wants('calls')) show('Calls of pages', await directCalls())
if (wants('search')) show('Search', await searchFigures())
if (wants('recommendations')) show('Recommendations', recommendationFigures())
if (wants('coupon')) show('A coupon for 10 lines among 500 promotions', await couponFigures())
if (wants('cart')) await onPostgres()
if (wants('orders')) await ordersOnPostgres()
if (wants('blocks') || wants('static')) await onGeneratedContent()
if (wanted?.includes('slope')) await onLongRuns(Number(values.minutes))

const result = resultOf(groups, load)
const last = await lastResult()
if (last) {
  console.log(`\nAgainst ${last.at}, on ${machineText(last.machine)}, at a load of ${last.load.before}`)
  console.log(comparison(result, last).join('\n'))
}
if (values.json !== undefined) await writeResult(values.json, result)
