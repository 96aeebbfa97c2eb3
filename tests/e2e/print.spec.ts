import { addToCart, openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('a printed cart holds its lines and sums, and nothing to press', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  await addToCart(page, product)
  await page.goto('/en-us/cart', { waitUntil: 'networkidle' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toBeVisible()
  await expect(page.getByText('Order summary')).toBeVisible()
  for (const gone of ['contentinfo', 'search', 'button'] as const)
    await expect(page.getByRole(gone).filter({ visible: true })).toHaveCount(0)
})

test('a printed article is black on white, in dark mode too, without menu and footer', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/en-us/stories/the-welt', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return [color, backgroundColor]
  })
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
})
