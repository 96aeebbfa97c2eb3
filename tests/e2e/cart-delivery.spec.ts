import { messages } from '#src/messages/messages.ts'
import { demoProducts, openCartPage, openFilledCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const { backpack, fleece } = demoProducts

const locale = 'fr-ca'
const postalCode = 'h2x 1y4'

const { delivery, estimate, summary } = messages.fr.cart

test('delivery and tax are estimated before an address is known (fr)', async ({ page, expectAccessible }) => {
  await openFilledCart(page, locale, [{ productId: fleece }])
  const totals = page.getByRole('region', { name: summary.title })
  await expect(totals).toContainText(summary.open)
  await totals.getByText(estimate.deliveryAndTax).press('Enter')
  const field = totals.getByRole('textbox', { name: estimate.postalCode })
  await field.fill(postalCode)
  await expectAccessible('main')
  await field.press('Enter')
  await expect(totals.getByText(summary.taxEstimated)).toBeVisible()
  await expect(totals).not.toContainText(summary.open)
  await expect(totals.locator('summary')).toContainText(postalCode.toUpperCase())
  await expect(totals.locator('summary')).toBeFocused()
  await page.reload()
  await expect(totals.getByText(summary.taxEstimated)).toBeVisible()
})

test('how a cart comes is chosen, the fastest first (fr)', async ({ page, context }) => {
  await openFilledCart(page, locale, [{ productId: fleece }])
  const other = await context.newPage()
  await openCartPage(other, locale)
  const group = (tab: typeof page) => tab.getByRole('group', { name: delivery.legend.home })
  const [express, standard] = await group(page).getByRole('radio').all()
  await expect(group(page).getByRole('radio', { checked: true })).toHaveValue('standard')
  await express?.focus()
  await standard?.focus()
  await page.keyboard.press('ArrowUp')
  await expect(group(page).getByRole('radio', { checked: true })).toHaveValue('express')
  await expect(group(other).getByRole('radio', { checked: true })).toHaveValue('express')
  await expect(group(page).locator('fieldset, [aria-busy]')).toHaveCount(0)
  await page.reload()
  await expect(group(page).getByRole('radio', { checked: true })).toHaveValue('express')
  await expect(page.locator('main [id^="item-"]')).toContainText(/express/i)
})

test.describe('where a place is refused', () => {
  test.use({ expectedFaults: [/status of 4\d\d|^answer 4\d\d/] })

  test('a postal code that nobody knows is told at its field', async ({ page }) => {
    await openFilledCart(page, 'en-us', [{ productId: fleece }])
    await page.getByText('Estimate delivery and tax').click()
    const field = page.getByRole('textbox', { name: 'Postal code' })
    await field.fill('ABC')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(messages.en.cart.estimate.unknown)
    await expect(page.getByRole('alert')).toHaveCount(1)
  })
})

test('an estimate for another country leads to its site', async ({ page }) => {
  await openFilledCart(page, 'en-us', [{ productId: fleece }])
  await page.getByText('Estimate delivery and tax').click()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Canada')
  await page.getByRole('textbox', { name: 'Postal code' }).fill('M5V 2T6')
  await page.getByRole('button', { name: 'Estimate' }).click()
  await expect(page).toHaveURL(/\/en-ca\/cart/)
  await expect(page.getByText('Estimated for M5V 2T6')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Estimated tax')
})

test('without script, delivery is chosen and estimated by forms', async ({ page, browser, baseURL }) => {
  test.slow(true, 'The first reader waits for pictures that are made for them.')
  await openFilledCart(page, 'en-us', [{ productId: backpack }])
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto('/en-us/cart')
  await plain.getByRole('radio', { name: /Express/ }).check()
  await plain.getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(plain.getByRole('radio', { name: /Express/ })).toBeChecked()
  await plain.getByText('Estimate delivery and tax').click()
  await plain.getByRole('textbox', { name: 'Postal code' }).fill('00000')
  await plain.getByRole('button', { name: 'Estimate' }).click()
  const field = plain.getByRole('textbox', { name: 'Postal code' })
  await expect(field).toHaveAccessibleDescription(messages.en.cart.estimate.unknown)
  await field.fill('94105')
  await plain.getByRole('button', { name: 'Estimate' }).click()
  await expect(plain.getByText('Estimated tax')).toBeVisible()
  await context.close()
})
