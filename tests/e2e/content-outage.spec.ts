import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import { startContentService, type TroubledService } from '#tests/conformance/content/content-service.ts'
import { startShop, type ShopProcess } from '#tests/setup/shop-process.ts'
import { expect, test } from './shop-test.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ expectedFaults: [/503/] })

/** What a page of this shop takes on a busy machine, besides the 1.5 s it waits for its content. */
const patienceMs = 4_000

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

const troubles = ['silence', 'status', 'garbage', 'drip', 'huge', 'redirects'] as const

for (const trouble of troubles) {
  test(`pages nobody has seen are 503 while the content service answers with ${trouble}`, async ({
    page,
  }) => {
    service.trouble = trouble
    const begun = performance.now()
    const answer = await page.goto(`${shop.url}/de-de/loyalty`)
    expect(performance.now() - begun).toBeLessThan(patienceMs)
    expect(answer?.status()).toBe(503)
    expect(answer?.headers()).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist etwas gerissen')
    await expect(page.getByRole('link', { name: 'Zurück zum Start' })).toBeVisible()

    service.trouble = 'none'
    await expect.poll(async () => (await fetch(`${shop.url}/de-de/loyalty`)).status).toBe(200)
  })
}

test('pages that were seen stay up, and products without their content too', async () => {
  const seen = await fetch(`${shop.url}/en-us`)
  const before = await seen.text()
  service.trouble = 'silence'
  const during = await fetch(`${shop.url}/en-us`)
  expect(during.status).toBe(200)
  expect((await during.text()).length).toBeGreaterThan(before.length * 0.9)

  const listing = await fetch(`${shop.url}/de-de/c/${await firstCategory()}`)
  expect(listing.status).toBe(200)
  expect(listing.headers.get('cache-control')).toContain('s-maxage=0')
  expect(await listing.text()).toContain('<h1>')
})

test('a service that stays silent costs later pages nothing', async () => {
  service.trouble = 'silence'
  const statusOf = async (slug: string) => (await fetch(`${shop.url}/fr-fr/${slug}`)).status
  await expect
    .poll(async () => {
      const begun = performance.now()
      expect(await statusOf(`help/${begun}`)).toBe(503)
      return performance.now() - begun
    })
    .toBeLessThan(500)
})

test('the sitemap is not shortened by an outage', async () => {
  service.trouble = 'status'
  const map = await fetch(`${shop.url}/sitemap-fr-fr.xml`)
  expect(map.status).toBe(503)
  expect(map.headers.get('retry-after')).toBe('60')
})

const firstCategory = async (): Promise<string> => {
  const answer = await fetch(`${shop.url}/products/v2/catalog?locale=de-de&pageSize=1`)
  const [, path = ''] = /"url":"\/de-de\/c\/([^"]+)"/.exec(await answer.text()) ?? []
  return path
}
