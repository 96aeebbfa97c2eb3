import { scrollDown } from '#tests/setup/page-time.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { expect, test } from './shop-test.ts'

const widths = [320, 375, 768, 1024, 1440, 1920]

for (const [locale, word] of [
  ['en-us', 'Cart'],
  ['de-de', 'Warenkorb'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the ${locale} home page is accessible in the ${colorScheme} scheme`, async ({
      page,
      expectAccessible,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`/${locale}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: word })).toBeVisible()
      await expectAccessible()
    })
  }
}

test('nothing scrolls sideways at any width', async ({ page }) => {
  await page.goto('/en-us')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `at ${width} pixels`).toBeLessThanOrEqual(0)
  }
})

test('the styles of islands come with the first of them', async ({ page }) => {
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  const styles = page.locator('link[rel="stylesheet"][href*="/islands"]')
  expect(await styles.count()).toBe(0)

  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(styles).toHaveCount(2)
})

test('nothing moves while the home page loads and is read', async ({ page }) => {
  const shift = await watchLayoutShift(page)
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  await scrollDown(page, 500, 6000)
  expect(await shift()).toEqual([])
})
