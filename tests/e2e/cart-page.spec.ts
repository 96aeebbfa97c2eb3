import { readPage } from '#tests/setup/page-scripts.ts'
import { demoProducts, fillCart, openCartPage, openFilledCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const { socks, backpack, fleece, otherFleece } = demoProducts

const filling = [
  { productId: socks, qty: 3 },
  { productId: backpack },
  { productId: fleece },
  { productId: otherFleece },
]

test('a cart page takes at most 110 kB of script', async ({ page }) => {
  await fillCart(page, 'en-us', filling)
  const { bytes, hasReact } = await readPage(page, '/en-us/cart')
  expect(hasReact).toBe(true)
  expect(bytes).toBeLessThanOrEqual(110_000)
})

test('a full cart with all of it open fits every screen, and axe finds nothing', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await openFilledCart(page, 'en-us', filling)
  await page.getByRole('textbox', { name: 'Promo code' }).fill('WELCOME10')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Applied codes' })).toBeVisible()
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openCartPage(page, 'en-us')
    // Another variant is chosen in a dialog, which has a test of its own.
    const opening = page.locator('main summary').filter({ hasNotText: /^Change$/ })
    for (const summary of await opening.all()) await summary.click()
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrolled, `${width}`).toBeLessThanOrEqual(width)
    await expectAccessible('main')
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(scrolled, 'at twice the size of text').toBeLessThanOrEqual(390)
})
