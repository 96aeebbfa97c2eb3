import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import { startContentService, type TroubledService } from '#tests/conformance/content/content-service.ts'
import { startShop, type ShopProcess } from '../../scripts/shop-process.ts'
import { expect, test } from './shop-test.ts'

test.use({ expectedFaults: [/503/] })

/** How long a page waits for its content. */
const deadlineMs = 1_500

/** What a page of this shop takes on a busy machine. A service that says nothing would have one wait for good. */
const patienceMs = 10_000

let service: TroubledService
let shop: ShopProcess
test.beforeEach(async ({ data }) => {
  const files = createLocalFiles({ folder: 'demo/content', log: () => undefined })
  service = await startContentService(files, new Date().toISOString())
  shop = await startShop(data, { CONTENT_ORIGIN: service.origin })
})
test.afterEach(async () => {
  await service.close()
  await shop.end('SIGTERM')
})

/** What the service does, and a page that nobody has seen when it begins. */
const troubles = [
  ['silence', 'loyalty'],
  ['status', 'men'],
  ['garbage', 'privacy'],
  ['drip', 'sale-terms'],
  ['huge', 'loyalty-terms'],
  ['redirects', 'brand-terms'],
] as const

test('a page that nobody has seen is 503 in the visitor’s language while its content cannot be had', async ({
  page,
}) => {
  for (const [trouble, slug] of troubles) {
    const url = `${shop.url}/de-de/${slug}`
    service.trouble = trouble
    const begun = performance.now()
    // The page itself: the picture of the editors' error page may still be drawn.
    const response = await page.goto(url, { waitUntil: 'domcontentloaded' })
    expect(performance.now() - begun, trouble).toBeLessThan(patienceMs)
    expect(response?.status(), trouble).toBe(503)
    expect(response?.headers()).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    // The interface's own words, or the editors' page once that was loaded.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^(?:Hier ist etwas gerissen|Eine kurze Rast)$/,
    )
    await expect(page.getByRole('link', { name: 'Zurück zum Start' })).toBeVisible()

    service.trouble = 'none'
    await expect.poll(async () => (await fetch(url)).status, trouble).toBe(200)
  }
})

test('a service that falls silent takes nothing from pages that were seen, and soon costs no page time', async () => {
  const before = await (await fetch(`${shop.url}/en-us`)).text()
  service.trouble = 'silence'
  const seen = await fetch(`${shop.url}/en-us`)
  expect(seen.status).toBe(200)
  expect((await seen.text()).length).toBeGreaterThan(before.length * 0.9)

  const listing = await fetch(`${shop.url}/de-de/c/${await firstCategory()}`)
  expect(listing.status).toBe(200)
  expect(listing.headers.get('cache-control')).toContain('s-maxage=0')
  expect(await listing.text()).toContain('<h1>')

  expect((await fetch(`${shop.url}/sitemap-fr-fr.xml`)).status).toBe(503)
  let times = 0
  const timeOfNextPage = async () => {
    const begun = performance.now()
    times += 1
    expect((await fetch(`${shop.url}/fr-fr/help/page-${times}`)).status).toBe(503)
    return performance.now() - begun
  }
  await expect.poll(timeOfNextPage).toBeLessThan(deadlineMs)
})

const firstCategory = async (): Promise<string> => {
  const answer = await fetch(`${shop.url}/products/v2/catalog?locale=de-de&pageSize=1`)
  const [, path = ''] = /"url":"\/de-de\/c\/([^"]+)"/.exec(await answer.text()) ?? []
  return path
}
