import { expect } from 'vitest'
import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import { startContentService } from '#tests/conformance/content/content-service.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { test } from './served-shop.ts'

/** How long a page waits for its content. */
const deadlineMs = 1_500

const firstCategory = async (shop: string): Promise<string> => {
  const answer = await fetch(`${shop}/products/v2/catalog?locale=de-de&pageSize=1`)
  const [, path = ''] = /"url":"\/de-de\/c\/([^"]+)"/.exec(await answer.text()) ?? []
  return path
}

test('a service that falls silent takes nothing from pages that were seen, and soon costs no page time', async ({
  data,
}) => {
  const files = createLocalFiles({ folder: 'demo/content', log: () => undefined })
  const service = await startContentService(files, new Date().toISOString())
  const shop = await startShop(data, { CONTENT_ORIGIN: service.origin })
  const before = await (await fetch(`${shop.url}/en-us`)).text()
  service.trouble = 'silence'
  const seen = await fetch(`${shop.url}/en-us`)
  expect(seen.status).toBe(200)
  expect((await seen.text()).length).toBeGreaterThan(before.length * 0.9)

  const listing = await fetch(`${shop.url}/de-de/c/${await firstCategory(shop.url)}`)
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
  await service.close()
  await shop.end('SIGTERM')
})
