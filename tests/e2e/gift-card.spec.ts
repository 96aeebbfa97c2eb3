import type { Page } from '@playwright/test'
import { addButton, buyBoxStarted } from './shopper.ts'
import { expect, test } from './shop-test.ts'

/** Presses a radio button, which lies under its label. */
const choose = (page: Page, label: string): Promise<void> => page.locator('label', { hasText: label }).click()

const path = '/en-us/p/accessories/gift-card-MW9001GC'

test('a gift card is found on its page, and its amount is typed and changed @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/en-us/gift-card')
  await page.getByRole('link', { name: 'Choose an amount' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gift Card' })).toBeVisible()
  await buyBoxStarted(page)
  await expect(page.getByRole('radio', { name: '$50.00' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Pick up in a shop' })).toHaveCount(0)
  const amount = page.getByRole('textbox', { name: 'Amount in USD' })
  await expect(amount).toBeHidden()
  await choose(page, 'Other amount')
  await expect(amount).toHaveAccessibleDescription('From $25.00 to $500.00.')
  await amount.fill('600')
  await addButton(page).click()
  const fault = page.getByRole('main').getByRole('alert')
  await expect(fault).toHaveText('Please enter an amount from $25.00 to $500.00.')
  await expect(amount).toBeFocused()
  await expectAccessible('form[data-buy-box]')

  await amount.fill('75.50')
  await expect(fault).toHaveCount(0)
  await addButton(page).click()
  await expect(
    page
      .getByRole('dialog', { name: /your cart/i })
      .getByText('$75.50')
      .first(),
  ).toBeVisible()

  await page.goto('/en-us/cart')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const main = page.getByRole('main')
  await main.getByText('Change amount').click()
  await main.getByRole('textbox', { name: /^Amount in USD/ }).fill('120')
  await page.keyboard.press('Enter')
  await expect(main.getByText('$120.00').first()).toBeVisible()
})

test('a gift card is sent to somebody, whose name, email and words are asked', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(path)
  await buyBoxStarted(page)
  const name = page.getByRole('textbox', { name: 'Their name' })
  await expect(name).toBeHidden()
  await choose(page, 'Somebody else')
  await page.getByRole('textbox', { name: 'Their email' }).fill('zoe@example')
  await addButton(page).click()
  await expect(name).toBeFocused()
  const alerts = page.getByRole('main').getByRole('alert')
  await expect(alerts).toHaveText(['Please fill this in.', 'Email is not valid', 'Please fill this in.'])
  await expectAccessible('form[data-buy-box]')
  await name.fill('Zoë')
  await page.getByRole('textbox', { name: 'Their email' }).fill('zoe@example.com')
  await page.getByRole('textbox', { name: 'Your words' }).fill('Walk on')
  await expect(alerts).toHaveCount(0)
  await addButton(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Gift for Zoë/ })).toBeVisible()
})

test('speaks of euros and in German', async ({ page }) => {
  await page.goto('/de-de/p/accessories/gift-card-MW9001GC')
  await buyBoxStarted(page)
  await choose(page, 'Anderer Betrag')
  await page.getByRole('textbox', { name: 'Betrag in EUR' }).fill('30,50')
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^30,50\s€$/)
      .first(),
  ).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an amount is chosen, typed, refused and changed', async ({ page }) => {
    await page.goto(path)
    await choose(page, 'Other amount')
    await page.getByRole('textbox', { name: 'Amount in USD' }).fill('12')
    await addButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter an amount from $25.00 to $500.00.')
    await expect(page.getByRole('textbox', { name: 'Amount in USD' })).toHaveValue('12')
    await choose(page, '$100.00')
    await choose(page, 'Somebody else')
    await addButton(page).click()
    await expect(page.getByRole('alert')).toHaveCount(3)
    await choose(page, '$100.00')
    await page.getByRole('textbox', { name: 'Their name' }).fill('Zoë')
    await page.getByRole('textbox', { name: 'Their email' }).fill('zoe@example.com')
    await page.getByRole('textbox', { name: 'Your words' }).fill('Walk on')
    await addButton(page).click()
    const main = page.getByRole('main')
    await expect(main.getByText('$100.00').first()).toBeVisible()
    await expect(main.getByRole('link', { name: /^Gift for Zoë/ })).toBeVisible()
    await main.getByText('Change amount').click()
    await main.getByRole('textbox', { name: /^Amount in USD/ }).fill('40')
    await page.keyboard.press('Enter')
    await expect(main.getByText('$40.00').first()).toBeVisible()
  })
})
