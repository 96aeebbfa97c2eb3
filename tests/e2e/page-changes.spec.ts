import { watchLayoutShift } from './layout-shift.ts'
import { expect, test } from './shop-test.ts'

/** Whether the page was faded in over the one before, which the browser tells as it reveals the page. */
const noteReveal = (): void => {
  window.addEventListener('pagereveal', (event) => {
    document.documentElement.dataset['faded'] = String(
      'viewTransition' in event && event.viewTransition !== null,
    )
  })
}

test('one page fades into the next, and nothing moves by itself @both', async ({ page }) => {
  await page.addInitScript(noteReveal)
  const layoutShift = await watchLayoutShift(page)
  await page.goto('/en-us')
  const link = page.getByRole('main').getByRole('link').first()
  // A browser fades into no page that takes seconds to come, as one does that nobody saw before.
  await page.request.get((await link.getAttribute('href')) ?? '')
  await link.click()
  await page.waitForURL((url) => url.pathname !== '/en-us')
  await page.waitForLoadState()
  await expect(page.locator('html')).toHaveAttribute('data-faded', 'true')
  expect(await layoutShift()).toEqual([])
})

test.describe('with less motion wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the next page is there at once', async ({ page }) => {
    await page.addInitScript(noteReveal)
    await page.goto('/en-us')
    await page.getByRole('main').getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== '/en-us')
    await expect(page.locator('html')).toHaveAttribute('data-faded', 'false')
  })
})
