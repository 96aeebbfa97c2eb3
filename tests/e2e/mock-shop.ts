import { rm } from 'node:fs/promises'
import type { Locator, Page, Response } from '@playwright/test'
import { sites, type Language } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { loadedData } from '#tests/setup/loaded-data.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { expect, test as base } from './shop-test.ts'

export { expect } from './shop-test.ts'

/** `test` with the address of a shop outside production, where requests may name the faults they want. */
export const test = base.extend<object, { mockShop: string }>({
  mockShop: [
    async ({ browserName }, use) => {
      const folder = await loadedData(browserName)
      const shop = await startShop(folder, { NODE_ENV: 'test', RATE_LIMIT_SCALE: '100' })
      await use(shop.url)
      await shop.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/**
 * The site on which what a shopper reads is tried: words that were written into the code would be English, and the types have each language
 * say all that another says.
 */
export const sitesTried = sites.filter(({ locale }) => locale === 'fr-ca')

/** Has the page's next calls that begin with `call` answered by a fault, `error=INV405&call=PUT&times=1`. */
export const mock = (page: Page, fault: string): Promise<void> =>
  page.evaluate((text) => localStorage.setItem('mock', text), fault)

/** What a shopper sees of a cart with one line, and how often the page has read it. */
type OpenedCart = { line: Locator; above: Locator; more: Locator; quantity: Locator; reads: () => number }

/** Opens the page of a cart that holds one of a well stocked product. */
export const openCart = async (
  page: Page,
  shop: string,
  locale: string,
  language: Language,
): Promise<OpenedCart> => {
  const product = await someProduct(shop, locale, 20)
  await page.goto(`${shop}${product.url}`)
  await page.evaluate(
    async ([productId, upc, site]) => {
      const headers = { 'content-type': 'application/json', 'x-locale': site ?? '' }
      await fetch('/token/v2/auth/token', { method: 'POST' })
      const body = JSON.stringify({ productId, upc, qty: 1 })
      await fetch('/cart/v1/cartWithItem', { method: 'POST', headers, body })
    },
    [product.productId, product.upc, locale],
  )
  await page.goto(`${shop}/${locale}/cart`)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  let reads = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/cart\/v1\/cart\//.test(request.url())) reads += 1
  })
  const { item } = messages[language].cart
  const name = { name: product.name }
  const line = page.locator('main [id^="item-"]')
  return {
    line: line.getByRole('alert'),
    above: page.locator('main [role=alert]:not([id^="item-"] *)'),
    more: page.getByRole('main').getByRole('button', { name: formatMessage(item.more, name, locale) }),
    quantity: page
      .getByRole('main')
      .getByRole('textbox', { name: formatMessage(item.quantity, name, locale) }),
    reads: () => reads,
  }
}

/** Whether a response is that of a line's change. */
export const isChange = (response: Response): boolean =>
  response.request().method() === 'PUT' && response.url().includes('/cart/v1/')
