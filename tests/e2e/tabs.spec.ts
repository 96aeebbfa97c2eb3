import type { Page } from '@playwright/test'
import { productsOf } from '#tests/setup/some-product.ts'
import { openCartPage } from './filled-cart.ts'
import { addButton, addToCart, chooseSize, openPage, openProduct, quantityOf } from './shopper.ts'
import { expect, test } from './shop-test.ts'

const clicks = 25

/** Clicks by script: the mini cart that the first add opens would lie over the button. */
async function pressAddAgainAndAgain(tab: Page): Promise<void> {
  for (let count = 0; count < clicks; count += 1) {
    await addButton(tab).evaluate((button) => button instanceof HTMLElement && button.click())
  }
}

test('two tabs that add fifty times between them lose and double nothing', async ({
  context,
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const product = await openProduct(page, baseURL, 2 * clicks)
  const other = await context.newPage()
  await openPage(other, product)
  const tabs = [page, other]
  for (const tab of tabs) {
    await tab.waitForLoadState('networkidle')
    await chooseSize(tab, product)
    await expect(addButton(tab)).toBeEnabled()
  }
  await Promise.all(tabs.map(pressAddAgainAndAgain))
  await expect
    .poll(
      async () => {
        const cookie = (await context.cookies()).find(({ name }) => name === 'welt_visitor')
        return decodeURIComponent(cookie?.value ?? '')
      },
      { timeout: 60_000 },
    )
    .toContain(`"units":${2 * clicks}`)
  await page.goto('/en-us/cart')
  await expect(quantityOf(page, product)).toHaveValue(String(2 * clicks))
})

test('a tab sees what another one did to the cart', async ({ context, page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  await chooseSize(page, product)
  await addButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const cart = await context.newPage()
  await openCartPage(cart, 'en-us')
  const quantity = quantityOf(cart, product)
  await expect(quantity).toHaveValue('1')
  await page.keyboard.press('Escape')
  await addButton(page).click()
  await expect(quantity).toHaveValue('2')
})

test('what one tab removes stays removed while the other adds', async ({ context, page, baseURL }) => {
  test.setTimeout(120_000)
  const [product, removed] = await Array.fromAsync(productsOf(baseURL ?? '', 'en-us', clicks, 2))
  if (!product || !removed) throw new Error('the shop has too few products')
  await openPage(page, removed)
  await addToCart(page, removed)
  const cart = await context.newPage()
  await cart.goto('/en-us/cart')
  await cart.waitForLoadState('networkidle')
  await openPage(page, product)
  await page.waitForLoadState('networkidle')
  await chooseSize(page, product)
  await Promise.all([
    pressAddAgainAndAgain(page),
    cart.getByRole('button', { name: `Remove ${removed.name}` }).click(),
  ])
  await expect(quantityOf(cart, product)).toHaveValue(String(clicks), { timeout: 60_000 })
  await cart.reload()
  await expect(quantityOf(cart, product)).toHaveValue(String(clicks))
  await expect(quantityOf(cart, removed)).toHaveCount(0)
})
