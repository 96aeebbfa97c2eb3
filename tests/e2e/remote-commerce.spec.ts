import { rm } from 'node:fs/promises'
import { newGuest } from '#tests/setup/guest.ts'
import { startShop } from '#tests/setup/shop-process.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { addToCart } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test.describe.configure({ timeout: 120_000 })

test('a shop whose commerce lies elsewhere sells from there', async ({ page, baseURL }) => {
  const data = await temporaryFolder('welt-remote-')
  const front = await startShop(data, { COMMERCE_ORIGIN: baseURL ?? '' })

  const product = await someProduct(front.url, 'de-de')
  const guest = await newGuest(front.url)
  const body = { cartId: guest.cartId, productId: product.productId, upc: product.upcs[0], qty: 1 }
  const added = await guest.call('POST', '/cart/v1/item', body)
  expect(added.status).toBe(200)
  const atTheOther = await fetch(`${baseURL}/cart/v1/cart/${guest.cartId}`, { headers: guest.headers })
  expect(await atTheOther.json()).toMatchObject({ items: [{ upc: product.upcs[0] }] })

  await page.goto(front.url + product.url.replace('de-de', 'en-us'))
  const miniCart = await addToCart(page)
  await expect(miniCart.getByRole('link').first()).toBeVisible()

  await front.end('SIGTERM')
  await rm(data, { recursive: true, force: true })
})

test.describe('when the other shop is down', () => {
  test.use({ expectedFaults: [/502|503|504/] })

  test('pages say so and the API answers in its form', async ({ page }) => {
    const data = await temporaryFolder('welt-remote-')
    const front = await startShop(data, { COMMERCE_ORIGIN: 'http://127.0.0.1:9' })
    await page.goto(`${front.url}/en-us`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const answer = await fetch(`${front.url}/token/v2/auth/token`, { method: 'POST' })
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ errorDetails: [{ errorId: 'GEN502' }] })
    await front.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  })
})
