import { fillInDestination } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

/** Bytes of script that the first step and the first two may take, as they come over the wire. */
const budgets = { first: 110_000, both: 150_000 }

test('the checkout takes 110 kB of script at most at its first step, and 150 kB with the next', async ({
  page,
}) => {
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
  const sum = async (): Promise<number> =>
    (await Promise.all(files.values())).reduce((total, size) => total + size, 0)
  const filesAtFirst = files.size
  expect(await sum()).toBeLessThanOrEqual(budgets.first)
  await fillInDestination(page, 'en-us')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/billing$/)
  await page.waitForLoadState('networkidle')
  // What is left is what fields load as they are typed into, and what the page of the payment has of its own.
  expect(files.size).toBeLessThanOrEqual(filesAtFirst + 10)
  expect(filesAtFirst).toBeGreaterThan(1)
  expect(await sum()).toBeLessThanOrEqual(budgets.both)
})
