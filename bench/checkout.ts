import type { Browser, Page } from 'playwright'
import { fillInCard, fillInDestination, testCards } from '#tests/e2e/checkout-steps.ts'
import { fillCart, type CartFilling } from '#tests/e2e/filled-cart.ts'
import { atMost, type Figure } from './figure.ts'

const phone = { viewport: { width: 412, height: 915 } }

/** Milliseconds from the request of the page to its last script that ran before it can be acted on. */
const interactiveAfter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming
      ? entry.domContentLoadedEventEnd - entry.requestStart
      : Number.NaN
  })

/** What script the checkout takes, step by step, and how soon a step is there to act on after the one before was sent. */
export const checkoutSteps = async (
  browser: Browser,
  shop: string,
  filling: readonly CartFilling[],
): Promise<Figure[]> => {
  const page = await browser.newPage(phone)
  await fillCart(page, 'en-us', filling, shop)
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() === 'script' && !sizes.has(response.url()))
      sizes.set(
        response.url(),
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      )
  })
  const scriptKb = async (): Promise<number> => {
    await page.waitForLoadState('networkidle')
    return (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1000
  }
  await page.goto(`${shop}/en-us/checkout`)
  const first = await scriptKb()
  await fillInDestination(page, 'en-us')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/billing$/)
  await page.waitForLoadState('networkidle')
  const toBilling = await interactiveAfter(page)
  await fillInCard(page, 'en-us', testCards.approved)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/summary$/)
  await page.waitForLoadState('networkidle')
  const toSummary = await interactiveAfter(page)
  const all = await scriptKb()
  await page.close()
  return [
    atMost('checkout: script of the first step, the next prefetched', first, 110, 'kB'),
    atMost('checkout: script of all steps', all, 180, 'kB'),
    atMost('delivery to payment: interactive', toBilling, 100, 'ms'),
    atMost('payment to review: interactive', toSummary, 100, 'ms'),
  ]
}
