import { productsOf } from '#tests/setup/some-product.ts'
import { launchOptions } from '#tests/setup/browser.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { addToCart, cartLink, openPage } from './shopper.ts'
import { expect, test } from './shop-test.ts'

const launch = await launchOptions()

// Playwright hides scroll bars unless told not to; here they are what is tested.
test.use({
  launchOptions: { ...launch, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1280, height: 560 },
})

test('opens on the line that was added, however many came before', async ({ page, baseURL }) => {
  for await (const product of productsOf(baseURL ?? '', 'en-us', 5, 5)) {
    await openPage(page, product)
    const miniCart = await addToCart(page, product)
    await expect(miniCart.getByRole('link', { name: product.name, exact: true })).toBeInViewport()
  }
})

test('covers the page to its edge and leaves what is behind where it was', async ({ page, baseURL }) => {
  for await (const product of productsOf(baseURL ?? '', 'en-us', 5, 1)) {
    await openPage(page, product)
    const head = page.getByRole('heading', { level: 1 })
    const place = async () => {
      const box = await head.boundingBox()
      return [box?.x, box?.width]
    }
    const before = await place()
    const barWidth = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    expect(barWidth).toBeGreaterThan(0)
    const miniCart = await addToCart(page, product)
    await expect(async () => {
      const panel = await miniCart.boundingBox()
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBe(1280)
    }).toPass()
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(1280)
    expect(await place()).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(miniCart).toBeHidden()
    await expect.poll(place).toEqual(before)
  }
})

test('a line that is put back stands where it stood, after a reload too', async ({ page, baseURL }) => {
  const names: string[] = []
  for await (const product of productsOf(baseURL ?? '', 'en-us', 5, 3)) {
    names.push(product.name)
    await openPage(page, product)
    await addToCart(page, product)
  }
  await page.goto('/en-us/cart', { waitUntil: 'networkidle' })
  const lines = page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ })
  const order = names.map((name) => `Quantity of ${name}`)
  const shown = () => lines.evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label')))
  expect(await shown()).toEqual(order)
  await page.getByRole('button', { name: `Remove ${names[0]}` }).click()
  await expect(lines).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lines).toHaveCount(3)
  await expect.poll(shown).toEqual(order)
  await page.reload()
  expect(await shown()).toEqual(order)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true })

  test('opens without moving what is shown', async ({ page, baseURL }) => {
    const layoutShift = await watchLayoutShift(page)
    for await (const product of productsOf(baseURL ?? '', 'en-us', 5, 1)) {
      await openPage(page, product)
      await addToCart(page, product)
      await page.goto('/en-us')
      await cartLink(page).tap()
      await expect(
        page.getByRole('dialog').getByRole('link', { name: product.name, exact: true }),
      ).toBeVisible()
      expect(await layoutShift()).toEqual([])
    }
  })
})
