import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { someProduct } from '#tests/setup/some-product.ts'
import { expect, test } from './shop-test.ts'

/** Text that React's own code contains, minified or not. */
const reactMark = 'react.transitional.element'

/** The scripts of a page that nobody has touched: their bytes on the wire and their texts. */
const scriptsOf = async (page: Page, url: string): Promise<{ bytes: number; texts: string[] }> => {
  const scripts: { bytes: number; text: string }[] = []
  const reading: Promise<unknown>[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'script') return
    const read = async (): Promise<void> => {
      const text = await response.text()
      scripts.push({ bytes: (await request.sizes()).responseBodySize, text })
    }
    reading.push(read())
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  const inline = await page.locator('script:not([src]):not([type*=json])').allTextContents()
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, inline.join('').length)
  return { bytes, texts: scripts.map(({ text }) => text) }
}

for (const page of ['home', 'listing'] as const)
  test(`a ${page} page takes one script of at most 8 kB before the shopper acts @both`, async ({
    page: tab,
    baseURL,
  }) => {
    const { listingUrl } = await someProduct(baseURL ?? '')
    const { bytes, texts } = await scriptsOf(tab, page === 'home' ? '/en-us' : listingUrl)
    expect(texts).toHaveLength(1)
    expect(bytes).toBeLessThanOrEqual(8_000)
  })

test('a product page takes at most 20 kB of script and no React before the shopper acts @both', async ({
  page,
  baseURL,
}) => {
  const { url } = await someProduct(baseURL ?? '')
  const { bytes, texts } = await scriptsOf(page, url)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes(reactMark))).toEqual([])
  expect(bytes).toBeLessThanOrEqual(20_000)
})

/** Bytes of style that a page may carry, compressed by themselves. Each view pays them. */
const styleBudgets = { home: 9_500, listing: 6_700, product: 6_900, cart: 8_000 }

for (const [name, budget] of Object.entries(styleBudgets))
  test(`a ${name} page carries at most ${budget} bytes of style @both`, async ({ page, baseURL }) => {
    const { url, listingUrl } = await someProduct(baseURL ?? '')
    const address = { home: '/en-us', listing: listingUrl, product: url, cart: '/en-us/cart' }[name] ?? ''
    await page.goto(address)
    const styles = await page.locator('style').allTextContents()
    expect(styles.length).toBeGreaterThan(0)
    expect(brotliCompressSync(styles.join('\n')).length).toBeLessThanOrEqual(budget)
  })
