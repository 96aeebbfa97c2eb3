import { addButton, addToCart, buyBoxStarted, chooseSize, openProduct, quantityOf } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('no React before the shopper acts on a content page', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.goto('/en-us')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  expect(scripts.filter((url) => /client|react/i.test(url))).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})

test('choosing a colour changes address, gallery and sizes in place', async ({ page, baseURL }) => {
  await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  const picture = page.locator('[data-gallery] > ul img').first()
  const before = await picture.getAttribute('src')
  const other = page.getByRole('main').locator('a[href^="?color="]:not([aria-current])').first()
  const name = (await other.getAttribute('title')) ?? ''
  await other.click()
  await expect(page).toHaveURL(/\?color=/)
  await expect(page.getByText(`: ${name}`).first()).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await page.reload()
  await expect(page.getByRole('main').locator('a[aria-current="true"]')).toHaveAttribute('title', name)
})

test('a size chosen before the scripts came stays chosen', async ({ page, baseURL }) => {
  let letThrough = (): void => undefined
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/BuyBox.*.js', async (route) => {
    await held
    await route.continue()
  })
  const product = await openProduct(page, baseURL, 20, 'commit')
  await chooseSize(page, product)
  await expect(page.locator('form[data-buy-box][novalidate]')).toHaveCount(0)
  letThrough()
  await buyBoxStarted(page)
  await addButton(page).click()
  await expect(page.getByRole('dialog', { name: /your cart/i })).toBeVisible()
})

test('on a phone the buy bar comes when the main button has left @phone', async ({ page, baseURL }) => {
  await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  const bar = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
  await addButton(page).scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(2)
  await bar.last().click()
  await expect(page.getByText(/please choose/i)).toBeVisible()
})

test('on a phone the buy bar goes when a jump leads far above the main button @phone', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 412, height: 420 })
  await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  const bar = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
  await addButton(page).scrollIntoViewIfNeeded()
  await buyBoxStarted(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(bar).toHaveCount(2)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(addButton(page)).not.toBeInViewport()
  await expect(bar).toHaveCount(1)
})

test('by keyboard alone: remove, undo, and the focus stays where one works', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  await addToCart(page, product)
  await page.getByRole('button', { name: `Remove ${product.name}` }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(page.getByLabel(`Quantity of ${product.name}`)).toHaveValue('1')
  const lines = page
    .getByRole('dialog')
    .getByRole('list')
    .filter({ has: page.getByRole('textbox') })
  await expect(lines.first()).toBeFocused()
})

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED/] })

  test('an item that could not be added is explained where the button is', async ({ page, baseURL }) => {
    const product = await openProduct(page, baseURL)
    await page.waitForLoadState('networkidle')
    await chooseSize(page, product)
    await page.route('**/cart/v1/**', (route) => route.abort('internetdisconnected'))
    await addButton(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You seem to be offline')
  })
})

test('a cart that its shopper empties shows where to begin, and no longer after an undo', async ({
  page,
  baseURL,
}) => {
  test.slow(true, 'The first reader waits for pictures that are made for them.')
  const product = await openProduct(page, baseURL)
  await addToCart(page, product)
  await page.goto('/en-us/cart')
  const ideas = page.locator('.cart-ideas')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(ideas).toHaveCount(0)
  await page.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect(ideas.getByRole('link').first()).toBeVisible()
  await expect(ideas.locator('.product-card-picture img').first()).toHaveJSProperty('complete', true, {
    timeout: 60_000,
  })
  await page.getByRole('button', { name: /undo/i }).click()
  await expect(quantityOf(page, product)).toHaveValue('1')
  await expect(ideas).toBeHidden()
})

test('the ideas of an empty cart fill their rows', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en-us/cart')
    const tops = await page
      .locator('.cart-ideas .product-card')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
    expect.soft(new Set(rows).size, `${width}: ${rows.join(' + ')}`).toBe(1)
  }
})
