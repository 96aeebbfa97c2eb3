import { fillInDestination } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

/** Bytes of script that the first two steps may take together, as they come over the wire. */
const budget = 110_000

test(`the checkout takes at most ${budget} bytes of script`, async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  const files = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'script' || files.has(response.url())) return
    files.set(
      response.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    )
  })
  await page.goto('/en-us/checkout', { waitUntil: 'networkidle' })
  const filesAtFirst = files.size
  await fillInDestination(page, 'en-us')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/billing$/)
  await page.waitForLoadState('networkidle')
  // What is left is what the page of the payment has of its own.
  expect(files.size).toBeLessThanOrEqual(filesAtFirst + 8)
  const sizes = await Promise.all(files.values())
  expect(filesAtFirst).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget)
})
