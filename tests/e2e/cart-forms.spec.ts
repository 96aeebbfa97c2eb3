import { someProduct } from '#tests/setup/some-product.ts'
import { chooseSize, openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test.use({ javaScriptEnabled: false })

test('a form sent without a size comes back to the product with a readable reason', async ({
  page,
  baseURL,
}) => {
  const { productId } = await someProduct(baseURL ?? '')
  const answer = await page.request.post('/en-us/cart/add', {
    headers: { origin: baseURL ?? '' },
    form: { productId },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  await page.goto(answer.headers()['location'] ?? '')
  await expect(page.getByText('Please choose every option first.')).toBeVisible()
})

test('asking for more than an order may hold says how many it may', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  await chooseSize(page, product)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const quantity = page.getByLabel(`Quantity of ${product.name}`)
  await quantity.fill('99999')
  await quantity.press('Enter')
  await expect(page.getByText(/may hold at most \d+ of this item/)).toBeVisible()
  await expect(quantity).toHaveValue('1')
  await page.getByRole('button', { name: `One more ${product.name}` }).click()
  await expect(quantity).toHaveValue('2')
})

test('a quantity that is none, and a change without a cart, are told readably', async ({ page, baseURL }) => {
  const post = (form: Record<string, string>) =>
    page.request.post('/en-us/cart/update', { headers: { origin: baseURL ?? '' }, form })
  expect(await (await post({ itemId: 'any', qty: '2' })).text()).toContain('We could not find your cart')
  const product = await openProduct(page, baseURL)
  await chooseSize(page, product)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  expect(await (await post({ itemId: 'any', qty: 'many' })).text()).toContain('This was not understood')
})
