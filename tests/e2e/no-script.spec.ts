import { cartLink, chooseSize, openProduct, quantityOf } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript one buys, changes and removes by plain forms @phone', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  await chooseSize(page, product)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/\/en-us\/cart/)

  await page.goto('/en-us/cart')
  const quantity = quantityOf(page, product)
  await expect(quantity).toHaveValue('1')
  await expect(cartLink(page)).toBeVisible()

  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('3')
  await page.getByRole('button', { name: 'One less' }).click()
  await expect(quantity).toHaveValue('2')

  await page.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('without JavaScript the menu opens and leads on', async ({ page }) => {
  await page.goto('/en-us')
  const menu = page.getByRole('navigation', { name: /main/i })
  await menu.locator('summary').first().click()
  const link = menu.locator('details[open]').getByRole('link').first()
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without JavaScript a listing is sorted by its form', async ({ page, baseURL }) => {
  const { listingUrl } = await openProduct(page, baseURL)
  await page.goto(listingUrl)
  await page.getByLabel('Sort by').selectOption('price-asc')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/sort=price-asc/)
})
