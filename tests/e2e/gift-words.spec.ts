import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { demoProducts, openCartPage, openFilledCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const { backpack, socks } = demoProducts

const leftOut = (page: Page) => page.getByText('You left out your free gift.')

test('a gift that was left out is taken back, today or after another visit', async ({ page }) => {
  await openFilledCart(page, 'en-us', [{ productId: backpack }])
  const gift = page.locator('main [id^="item-"]').last()
  // The gift is gone for the shopper before it is for the shop.
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await gift.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await removed
  await expect(leftOut(page)).toBeHidden()
  await openCartPage(page, 'en-us')
  await expect(leftOut(page)).toBeVisible()
  await page
    .getByRole('button', { name: /^Add .*Beanie$/ })
    .first()
    .press('Enter')
  await expect(page.getByText('Free gift', { exact: true })).toBeVisible()
  await expect(leftOut(page)).toBeHidden()
})

test('paying later is explained in the cart', async ({ page, expectAccessible }) => {
  await openFilledCart(page, 'en-us', [{ productId: socks }])
  const button = page.getByRole('button', { name: 'Buy now, pay later' })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Buy now, pay later' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await expectAccessible('dialog[open]')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('words for a gift open from the mini cart in their dialog', async ({ page }) => {
  await openFilledCart(page, 'en-us', [{ productId: socks }])
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Make it a gift/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Make it a gift' })).toBeVisible()
  await expect(page.getByLabel(messages.en.dialogs.gift.to)).toBeFocused()
  await expect(page).toHaveURL(/\/en-us$/)
})

test.describe('without script', () => {
  test('words for a gift have a page, and a gift comes back', async ({ page, browser, baseURL }) => {
    await openFilledCart(page, 'en-us', [{ productId: backpack }])
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    await context.addCookies(await page.context().cookies())
    const plain = await context.newPage()
    await plain.goto('/en-us/cart')
    await expect(plain.getByRole('button', { name: 'Buy now, pay later' })).toBeHidden()
    await plain.getByRole('link', { name: /^Make it a gift/ }).click()
    await plain.getByRole('textbox', { name: 'Who is it for?' }).fill('Zoë')
    await plain.getByRole('textbox', { name: 'Their email' }).fill('zoe@example')
    await plain.getByRole('textbox', { name: 'Your words' }).fill('Walk on')
    await plain.getByRole('button', { name: 'Save' }).click()
    await expect(plain.getByText('This was not understood.')).toBeVisible()
    await plain.getByRole('textbox', { name: 'Who is it for?' }).fill('Zoë')
    await plain.getByRole('textbox', { name: 'Their email' }).fill('zoe@example.com')
    await plain.getByRole('textbox', { name: 'Your words' }).fill('Walk on')
    await plain.getByRole('button', { name: 'Save' }).click()
    await plain.getByRole('link', { name: /^Gift for Zoë/ }).click()
    await expect(plain.getByRole('textbox', { name: 'Your words' })).toHaveValue('Walk on')
    await plain.getByRole('button', { name: 'Take the gift option off' }).click()
    await expect(plain.getByRole('link', { name: /^Make it a gift/ })).toBeVisible()

    await plain
      .locator('main [id^="item-"]')
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(leftOut(plain)).toBeVisible()
    await plain
      .getByRole('button', { name: /^Add .*Beanie$/ })
      .first()
      .click()
    await expect(plain.getByText('Free gift', { exact: true })).toBeVisible()
    await plain.goto('/en-us/cart/gift?item=unknown')
    await expect(plain.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await context.close()
  })
})
