import { htmlFaults } from './html-rules.ts'
import { addToCart, islandsStarted, openProduct, quantityOf, viewCart } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('a shopper saves a line for later, and takes it back @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const product = await openProduct(page, baseURL)
  const miniCart = await addToCart(page, product)
  await viewCart(page, miniCart)
  await page.getByRole('button', { name: `One more ${product.name}` }).click()
  await expect(quantityOf(page, product)).toHaveValue('2')

  await page.getByRole('button', { name: `Save for later: ${product.name}` }).click()
  await expect(page.getByText(`${product.name} was saved for later`)).toBeVisible()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  const saved = page.getByRole('region', { name: 'Saved for later' })
  await expect(saved.getByRole('link', { name: product.name })).toBeVisible()
  await expect(saved.getByText('2 pieces')).toBeVisible()
  await expectAccessible()

  await page.reload()
  await islandsStarted(page)
  await saved.getByRole('button', { name: `Move to cart: ${product.name}` }).click()
  await expect(page.getByText(`${product.name} is in your cart again`)).toBeVisible()
  await expect(quantityOf(page, product)).toHaveValue('2')
  await expect(saved).toHaveCount(0)
})

test('what was saved by mistake comes back by undo, and leaves by remove', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  const miniCart = await addToCart(page, product)
  await viewCart(page, miniCart)
  const save = page.getByRole('button', { name: `Save for later: ${product.name}` })
  await save.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantityOf(page, product)).toHaveValue('1')

  await save.click()
  const saved = page.getByRole('region', { name: 'Saved for later' })
  // The item is gone for the shopper before it is for the shop.
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await saved.getByRole('button', { name: `Remove ${product.name} from what you saved` }).click()
  await removed
  await expect(saved).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(saved).toHaveCount(0)
})

test('the list has a page of its own, valid, accessible, and fitting narrow screens', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const product = await openProduct(page, baseURL)
  const miniCart = await addToCart(page, product)
  await miniCart.getByRole('button', { name: `Save for later: ${product.name}` }).click()
  await expect(page.getByText(`${product.name} was saved for later`)).toBeVisible()
  await page.goto('/en-us/saved-for-later')
  await expect(page.getByRole('heading', { level: 1, name: 'Saved for later' })).toBeVisible()
  expect(await htmlFaults(await page.content())).toEqual([])
  await expectAccessible()
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `${width} pixels`).toBeLessThanOrEqual(0)
  }
  await islandsStarted(page)
  await page.getByRole('button', { name: `Move to cart: ${product.name}` }).click()
  await expect(page.getByText(`${product.name} is in your cart again`)).toBeVisible()
  await expect(page.getByText(/Nothing saved yet/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('lines are saved and taken back by plain forms, in every language', async ({ page, baseURL }) => {
    const { url, variants } = await openProduct(page, baseURL)
    const { color = '', size = '' } = variants[0]?.attributes ?? {}
    await page.goto(`${url.replace('/en-us/', '/de-de/')}?color=${color}`)
    await page.locator(`input[type=radio][value="${size}"]`).check({ force: true })
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
    await page.getByRole('button', { name: /^Für später merken/ }).click()
    const saved = page.getByRole('region', { name: 'Für später gemerkt' })
    await saved.getByRole('button', { name: /^In den Warenkorb: / }).click()
    await expect(page.getByRole('textbox', { name: /^Menge von/ })).toHaveValue('1')
    await page.getByRole('button', { name: /^Für später merken/ }).click()
    await expect(saved).toBeVisible()
    await page.goto('/de-de/saved-for-later')
    await page.getByRole('button', { name: /aus den gemerkten Artikeln entfernen/ }).click()
    await expect(page).toHaveURL(/\/de-de\/saved-for-later$/)
    await expect(page.getByText(/Noch nichts gemerkt/)).toBeVisible()
  })
})
