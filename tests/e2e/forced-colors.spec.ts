import type { Locator } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

/** How a thing is painted where the system chooses the colours. */
const paintOf = (thing: Locator) =>
  thing.evaluate((element) => {
    const { backgroundColor, boxShadow, outlineStyle } = getComputedStyle(element)
    return { backgroundColor, boxShadow, outlineStyle }
  })

test('forced colours show the chosen size and colour', async ({ page, baseURL }) => {
  await openProduct(page, baseURL)
  await page.emulateMedia({ forcedColors: 'active' })
  const size = page.locator('.buy-box-radio:enabled').first()
  await size.check({ force: true })
  const chosen = await paintOf(page.locator('.buy-box-radio:checked + .buy-box-label'))
  const other = await paintOf(page.locator('.buy-box-radio:not(:checked) + .buy-box-label').first())
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor)
  const swatch = page.locator('.buy-box-color[aria-current] .buy-box-swatch')
  expect((await paintOf(swatch)).boxShadow).not.toBe('none')
})

test('forced colours show the step of the checkout, its icons, and the mark of a choice', async ({
  page,
}) => {
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en-us/checkout')
  const steps = page.getByRole('navigation', { name: messages.en.checkout.steps.label }).getByRole('listitem')
  const grounds = await steps.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, '::before').backgroundColor),
  )
  expect(grounds[0]).not.toBe(grounds[1])
  for (const icon of await page.locator('svg:visible').all()) {
    const [ink, ground] = await icon.evaluate((element) => [
      getComputedStyle(element).color,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(ink).not.toBe(ground)
  }
  await expect(page.getByRole('combobox').first()).toHaveCSS('appearance', 'auto')
})
