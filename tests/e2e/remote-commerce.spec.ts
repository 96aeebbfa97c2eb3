import { newGuest } from '#tests/setup/guest.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { addToCart, openPage } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('a shop whose commerce lies elsewhere sells from there', async ({ page, baseURL, data }) => {
  const front = await startShop(data, { COMMERCE_ORIGIN: baseURL ?? '' })

  const product = await someProduct(front.url, 'de-de')
  const guest = await newGuest(front.url)
  const body = { cartId: guest.cartId, productId: product.productId, upc: product.upc, qty: 1 }
  const added = await guest.call('POST', '/cart/v1/item', body)
  expect(added.status).toBe(200)
  const atTheOther = await fetch(`${baseURL}/cart/v1/cart/${guest.cartId}`, { headers: guest.headers })
  expect(await atTheOther.json()).toMatchObject({ items: [{ upc: product.upc }] })

  const american = await someProduct(front.url)
  await openPage(page, { ...american, url: front.url + american.url })
  const miniCart = await addToCart(page, american)
  await expect(miniCart.getByRole('link').first()).toBeVisible()

  await page.close()
  await front.end('SIGTERM')
})

test.describe('when the other shop is down', () => {
  test.use({ expectedFaults: [/502|503|504/] })

  test('pages say so and the API answers in its form', async ({ page, data }) => {
    const front = await startShop(data, { COMMERCE_ORIGIN: 'http://127.0.0.1:9' })
    await page.goto(`${front.url}/en-us`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const path of ['/en-us/c/women-1000', '/en-us/c', '/en-us/p/any-MW1001TR', '/en-us/search?q=boot']) {
      const { status, headers } = await fetch(front.url + path)
      expect.soft({ path, status }).toEqual({ path, status: 503 })
      expect.soft(headers.get('retry-after')).toBe('10')
      expect.soft(headers.get('cache-control')).toBe('no-store')
    }
    const answer = await fetch(`${front.url}/token/v2/auth/token`, { method: 'POST' })
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'GEN502' }] })
    await page.close()
    await front.end('SIGTERM')
  })
})
