import type { Page } from '@playwright/test'
import { openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test.use({ viewport: { width: 390, height: 700 } })

/** What has the focus and lies wholly below what stands fixed at the foot of the window, by its text. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    const bar = document.querySelector('.buy-bar[data-shown]')
    if (!focused || focused === document.body || !bar || bar.contains(focused)) return undefined
    const { top } = focused.getBoundingClientRect()
    return top > bar.getBoundingClientRect().top ? focused.outerHTML.slice(0, 120) : undefined
  })

test('the bar of a product page hides nothing that has the focus, forward and backward', async ({
  page,
  baseURL,
}) => {
  await openProduct(page, baseURL)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('.buy-bar[data-shown]')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key)
      expect(await hiddenFocus(page), key).toBeUndefined()
    }
})
