import { brotliCompressSync } from 'node:zlib'
import { orderCookie } from '#src/contract/cookies.ts'
import { bytesBeyondReact, readPage } from '#tests/setup/page-scripts.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { newEmail, signUp } from './account-steps.ts'
import { openSignIn } from './customer.ts'
import { demoProducts } from './filled-cart.ts'
import { placeOrder } from './placed-order.ts'
import { openQuickShop } from './shopper.ts'
import { expect, test } from './shop-test.ts'

for (const page of ['home', 'listing'] as const)
  test(`a ${page} page takes one script at once, and 8 kB at most before the shopper acts`, async ({
    page: tab,
    baseURL,
  }) => {
    test.slow(true, 'The first reader waits for pictures that are made for them.')
    const { listingUrl } = await someProduct(baseURL ?? '')
    const { bytes, filesAtOnce, hasReact } = await readPage(tab, page === 'home' ? '/en-us' : listingUrl)
    expect(filesAtOnce).toBe(1)
    expect(hasReact).toBe(false)
    expect(bytes).toBeLessThanOrEqual(8_000)
  })

test('a product page takes at most 20 kB of script and no React before the shopper acts @phone', async ({
  page,
  baseURL,
}) => {
  test.slow(true, 'The first reader waits for pictures that are made for them.')
  const { url } = await someProduct(baseURL ?? '')
  const { bytes, filesAtOnce, hasReact } = await readPage(page, url)
  expect(filesAtOnce).toBeGreaterThan(0)
  expect(hasReact).toBe(false)
  expect(bytes).toBeLessThanOrEqual(20_000)
})

test('an order takes no React before the shopper acts: its confirmation, its page and the list of orders', async ({
  page,
  baseURL,
}) => {
  const email = newEmail()
  await signUp(page, baseURL, email)
  const { orderNumber } = await placeOrder(page, 'en-us', [{ productId: demoProducts.socks }], email)
  await page.context().addCookies([{ name: orderCookie, value: orderNumber, url: baseURL ?? '' }])
  for (const path of ['order-confirmation', 'account/orders', `account/orders/${orderNumber}`]) {
    const { hasReact } = await readPage(page, `/en-us/${path}`)
    await expect(page).toHaveURL(new RegExp(`/${path}$`))
    expect(hasReact).toBe(false)
  }
})

test('the dialog of signing in takes at most 58.5 kB beyond React when it first opens', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/en-us`, { waitUntil: 'networkidle' })
  const bytes = await bytesBeyondReact(page, async () => void (await openSignIn(page)))
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(58_500)
})

test('quick-shop takes at most 45 kB beyond React when it first opens', async ({ page, baseURL }) => {
  const { listingUrl, name } = await someProduct(baseURL ?? '')
  await page.goto(listingUrl, { waitUntil: 'networkidle' })
  const bytes = await bytesBeyondReact(page, async () => void (await openQuickShop(page, name)))
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(45_000)
})

/** Bytes of style that a page may carry, compressed by themselves. Each view pays them. */
const styleBudgets = { home: 9_500, listing: 7_100, product: 6_900, cart: 9_200 }

for (const [name, budget] of Object.entries(styleBudgets))
  test(`a ${name} page carries at most ${budget} bytes of style`, async ({ page, baseURL }) => {
    const { url, listingUrl } = await someProduct(baseURL ?? '')
    const address = { home: '/en-us', listing: listingUrl, product: url, cart: '/en-us/cart' }[name] ?? ''
    await page.goto(address)
    const styles = await page.locator('style').allTextContents()
    expect(styles.length).toBeGreaterThan(0)
    expect(brotliCompressSync(styles.join('\n')).length).toBeLessThanOrEqual(budget)
  })
