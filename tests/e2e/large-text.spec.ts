import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { addToCart, openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Doubles the text, as the settings of a browser do. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
}

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
}

test('twice the text fits a phone: listing, empty cart, product, cart', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  for (const path of [product.listingUrl, '/en-us/cart', product.url]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await enlarge(page)
    await expectToFit(page)
  }
  await addToCart(page, product)
  await expectToFit(page)
  await page.goto('/en-us/cart', { waitUntil: 'networkidle' })
  await enlarge(page)
  await expect(page.getByLabel(`Quantity of ${product.name}`)).toBeVisible()
  await expectToFit(page)
})

test('twice the text fits a phone: home, search, article, shops, signing in, checkout', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  const paths = [
    '',
    '/search?q=boots',
    '/stories/the-welt',
    '/stores',
    '/sign-in',
    '/sign-up',
    '/newsletter',
    '/checkout',
  ]
  for (const path of paths) {
    await page.goto(`/en-us${path}`, { waitUntil: 'networkidle' })
    await enlarge(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

test('the header keeps to two rows with twice the text', async ({ page }) => {
  await page.goto('/en-us')
  await enlarge(page)
  const middleOf = async (name: string) => {
    const box = await page.getByRole('banner').getByRole('link', { name }).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  expect(await middleOf('Cart')).toBeCloseTo(await middleOf('Marlow home'), 0)
})

test('no line hangs at the end of a row of checkout steps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  await page.goto('/en-us/checkout')
  const steps = page.getByRole('navigation', { name: messages.en.checkout.steps.label })
  await expect(steps).toHaveCSS('overflow-x', 'clip')
  const left = (await steps.boundingBox())?.x ?? 0
  const boxes = await Promise.all((await steps.getByRole('listitem').all()).map((step) => step.boundingBox()))
  const begins = boxes.filter((box, at) => at === 0 || box?.y !== boxes[at - 1]?.y)
  expect(begins.length).toBeGreaterThan(1)
  // A step begins with the line to it, which stands outside of what is shown.
  for (const box of begins) expect(box?.x).toBeLessThan(left)
})
