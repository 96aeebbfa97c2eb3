import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import { startContentService, type TroubledService } from '#tests/conformance/content/content-service.ts'
import { startShop, type ShopProcess } from '../../scripts/shop-process.ts'
import { patience } from '../setup/patience.ts'
import { expect, test } from './shop-test.ts'

test.use({ expectedFaults: [/503/] })

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
    // The page itself: the picture of the editors' error page may still be drawn. A service that says nothing would have it wait for good.
    const response = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: patience })
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
