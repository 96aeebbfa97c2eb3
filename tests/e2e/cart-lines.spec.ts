import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { demoProducts, openCartPage, openFilledCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const { socks, backpack, fleece, otherFleece } = demoProducts

const locale = 'de-de'

const lineOf = (page: Page, name: string) => page.locator('main [id^="item-"]').filter({ hasText: name })
const namesOf = (page: Page) => page.locator('main [id^="item-"] p > a').allTextContents()

const { item, offers } = messages.de.cart

test('lines say what took something off them, and what is near is told (de)', async ({
  page,
  expectAccessible,
}) => {
  await openFilledCart(page, locale, [{ productId: socks, qty: 3 }, { productId: fleece }])
  const [name = ''] = await namesOf(page)
  const taken = page.getByRole('list', { name: formatMessage(item.offers, { name }, locale) })
  await expect(taken.getByRole('listitem')).toHaveText(/-?\d/)
  const near = page.getByRole('list', { name: offers.title })
  await expect(near.getByRole('progressbar').first()).toBeVisible()
  await expectAccessible('main')

  const shown = await near.getByRole('listitem').count()
  await near.getByRole('button').first().press('Enter')
  await expect(near.getByRole('listitem')).toHaveCount(shown - 1)
  await expect(near).toBeFocused()
})

test('what is near is told in the mini cart too, and anew as the cart changes', async ({ page }) => {
  await openFilledCart(page, 'en-us', [{ productId: socks }])
  await page.goto('/en-us')
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click()
  const near = page.getByRole('dialog').getByRole('list', { name: 'Offers for this cart' })
  await expect(near).toContainText('Delivery is free once you add')
  const bar = near.getByRole('progressbar', { name: 'Free delivery' })
  const before = Number(await bar.getAttribute('value'))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^One more/ })
    .click()
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(before)
})

test('a gift is free, and another one is chosen in its place by keyboard', async ({ page }) => {
  await openFilledCart(page, 'en-us', [{ productId: backpack }])
  const gift = page.locator('main [id^="item-"]').last()
  await expect(gift).toContainText('Free gift')
  await expect(gift.getByRole('textbox')).toHaveCount(0)
  const [, first] = await namesOf(page)
  await gift.getByText('Choose another gift').press('Enter')
  const choice = gift.getByRole('combobox', { name: 'Your gift' })
  const other = (await choice.getByRole('option').allTextContents()).find((name) => name !== first) ?? ''
  await choice.selectOption(other)
  await gift.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(gift.getByRole('link', { name: other })).toBeVisible()
  await expect(gift.locator('summary')).toBeFocused()
  await page.reload()
  expect(await namesOf(page)).toContain(other)
})

test('colour and size change by quick-shop, in the other tab too', async ({ page, context }) => {
  await openFilledCart(page, 'en-us', [{ productId: fleece }, { productId: otherFleece }])
  const other = await context.newPage()
  await openCartPage(other, 'en-us')
  const order = await namesOf(page)
  const line = lineOf(page, order[0] ?? '')
  const opener = line.getByText('Change', { exact: true })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Change ${order[0]}` })
  const colors = dialog.getByRole('group', { name: /^Color/ })
  await expect(colors.getByRole('radio', { checked: true })).toHaveCount(1)
  // One that is not sold out says nothing but its name.
  const color = colors.getByRole('radio', { checked: false, name: /^[^,]+$/ }).first()
  const label = (await color.locator('xpath=..').getAttribute('title')) ?? ''
  await color.locator('xpath=..').click()
  const sizes = dialog.getByRole('group', { name: /^Size/ })
  if ((await sizes.getByRole('radio', { checked: true }).count()) === 0)
    await sizes.locator('label:has(:enabled)').first().click()
  await dialog.getByRole('button', { name: 'Update cart' }).press('Enter')
  await expect(line.getByText(`Color: ${label}`)).toBeVisible()
  await expect(opener).toBeFocused()
  await expect(lineOf(other, order[0] ?? '').getByText(`Color: ${label}`)).toBeVisible()
  expect(await namesOf(page)).toEqual(order)
  await page.reload()
  expect(await namesOf(page)).toEqual(order)
  await expect(line.getByText(`Color: ${label}`)).toBeVisible()
})

test.describe('without script', () => {
  test('colour and gift change by forms', async ({ page, browser, baseURL }) => {
    await openFilledCart(page, 'en-us', [{ productId: backpack }])
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    await context.addCookies(await page.context().cookies())
    const plain = await context.newPage()
    await plain.goto('/en-us/cart')
    const [name = '', gift = ''] = await namesOf(plain)
    const line = lineOf(plain, name)
    await line.locator('summary').click()
    const color = line.getByRole('combobox', { name: 'Color' })
    const chosen = await color.inputValue()
    const values = await color
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    await color.selectOption(values.find((value) => value !== chosen) ?? '')
    await line.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(line.getByRole('combobox', { name: 'Color', includeHidden: true })).not.toHaveValue(chosen)

    const given = plain.locator('main [id^="item-"]').last()
    await given.locator('summary').click()
    const choice = given.getByRole('combobox')
    const other = (await choice.locator('option').allTextContents()).find((one) => one !== gift) ?? ''
    await choice.selectOption(other)
    await given.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(given.getByRole('link', { name: other })).toBeVisible()
    await context.close()
  })
})
