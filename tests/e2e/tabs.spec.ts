import { addButton, chooseSize, openPage, openProduct, quantityOf } from './shopper.ts'
import { expect, test } from './shop-test.ts'

// Both together stay below the stock of the product's first size, where the shop would rightly refuse.
const clicks = 20

test('two tabs that add forty times between them lose and double nothing', async ({
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
  // A click by script: the mini cart that the first add opens would lie over the button.
  await Promise.all(
    tabs.map(async (tab) => {
      for (let count = 0; count < clicks; count += 1) {
        await addButton(tab).evaluate((button) => button instanceof HTMLElement && button.click())
      }
    }),
  )
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
  await cart.goto('/en-us/cart')
  const quantity = quantityOf(cart, product)
  await expect(quantity).toHaveValue('1')
  await page.keyboard.press('Escape')
  await addButton(page).click()
  await expect(quantity).toHaveValue('2')
})
