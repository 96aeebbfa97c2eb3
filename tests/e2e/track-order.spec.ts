import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { newEmail, signUp } from './account-steps.ts'
import { demoProducts } from './filled-cart.ts'
import { htmlFaults } from './html-rules.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test, withAndWithoutScript } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

const { fleece, socks } = demoProducts
const { orders, refusals } = messages.en
const unknownNumber = 'W0000000000'

const find = async (page: Page, orderNumber: string, email: string, texts = orders): Promise<void> => {
  const main = page.getByRole('main')
  await main.getByLabel(texts.track.number).fill(orderNumber)
  await main.getByLabel(texts.track.email).fill(email)
  await main.getByRole('button', { name: texts.track.submit }).click()
}

test('a guest finds an order by number and email, and nothing of it is in the address @both', async ({
  page,
  expectAccessible,
}) => {
  const { orderNumber, email } = await placeOrder(page, 'en-us', [
    { productId: fleece, qty: 2 },
    { productId: socks },
  ])
  await page.context().clearCookies()
  const first = await page.goto('/en-us/help/track-order')
  expect(first?.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible()
  const posted = page.waitForResponse((response) => response.url().includes('?order='))
  await find(page, ` #${orderNumber.toLowerCase()}`, email.toUpperCase())
  expect(await htmlFaults(await (await posted).text())).toEqual([])

  await expect(page.getByRole('heading', { level: 1, name: orders.detail.yours })).toBeVisible()
  await expect(page).toHaveURL(/\/en-us\/help\/track-order\?order=[0-9a-f]{8}$/)
  const main = page.getByRole('main')
  await expect(main.getByText(orders.status.authorised.text)).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Wether Fleece' })).toContainText('Quantity 2')
  await expect(main.getByText('Visa ending in 1111')).toBeVisible()
  await expect(main.getByText('12 Harbour Street').first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test.describe('where the shop knows no such order', () => {
  test.use({ expectedFaults: [/answer 4\d\d|status of 4\d\d/] })

  test('the form says at its fields what is wrong', async ({ page, expectAccessible }) => {
    await page.goto('/en-us/help/track-order')
    await islandsStarted(page)
    await find(page, '12345', 'anna')
    await expect(page.getByLabel(orders.track.number)).toHaveAccessibleDescription(
      new RegExp(orders.track.numberFault),
    )
    await expect(page.getByLabel(orders.track.email)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(orders.track.number)).toBeFocused()
    await expectAccessible()

    await find(page, unknownNumber, 'anna.berg@example.com')
    await expect(page.getByRole('alert')).toHaveText(refusals.ORD409)
    await expect(page.getByLabel(orders.track.number)).toHaveValue(unknownNumber)
  })
})

for (const { how, javaScriptEnabled, windows } of withAndWithoutScript)
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a guest cancels an order once they confirmed it ${windows}`, async ({ page }) => {
      const { orderNumber, email } = await placeOrder(page, 'en-us', [{ productId: socks }])
      await page.context().clearCookies()
      await page.goto('/en-us/help/track-order')
      await find(page, orderNumber, email)
      const start = page.getByRole('button', { name: orders.cancel.start })
      await start.click()
      await expect(page.getByRole('heading', { level: 1, name: orders.cancel.title })).toBeVisible()
      await page.getByRole('link', { name: orders.cancel.back }).click()
      await expect(page.getByText(orders.status.authorised.text)).toBeVisible()
      await start.click()
      await page.getByRole('button', { name: orders.cancel.confirm }).click()
      await expect(page.getByRole('status').filter({ hasText: orders.cancel.done })).toBeVisible()
      await expect(page.getByText(orders.status.cancelled.name, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(/\$[\d.]+ refunded/)).toBeVisible()
      await expect(start).toHaveCount(0)
      await expect(page).toHaveURL(/\/en-us\/help\/track-order\?order=[0-9a-f]{8}&cancelled=$/)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: orders.detail.yours })).toBeVisible()
    })
  })

test('a link of a mail has the number typed in, and guests go back from what they do with an order', async ({
  page,
}) => {
  const { orderNumber, email } = await placeOrder(page, 'de-de', [{ productId: socks }])
  await page.context().clearCookies()
  await page.goto(`/de-de/help/track-order?number=${orderNumber}`)
  const { track, detail } = messages.de.orders
  await expect(page.getByLabel(track.number)).toHaveValue(orderNumber)
  await page.getByRole('main').getByLabel(track.email).fill(email)
  await page.getByRole('main').getByRole('button', { name: track.submit }).click()
  const shown = page.getByRole('heading', { level: 1, name: detail.yours })
  await expect(shown).toBeVisible()
  const withdraw = page.getByRole('main').getByRole('button', { name: messages.de.returns.withdrawal.start })
  await withdraw.click()
  await expect(page).toHaveURL(/\/de-de\/help\/withdraw\?order=[0-9a-f]{8}$/)
  await page.goBack()
  await expect(shown).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(/\/de-de\/help\/withdraw\?order=[0-9a-f]{8}$/)
})

test('a European order is withdrawn from on another site too', async ({ page }) => {
  const { orderNumber, email } = await placeOrder(page, 'de-de', [{ productId: socks }])
  await page.goto('/en-us/help/track-order')
  await find(page, orderNumber, email)
  const { withdrawal } = messages.en.returns
  await page.getByRole('main').getByRole('button', { name: withdrawal.start }).click()
  await expect(page.getByRole('heading', { level: 1, name: withdrawal.title })).toBeVisible()
})

test('of two orders an address shows the one that it is about, or asks for it anew', async ({
  page,
  context,
}) => {
  const first = await placeOrder(page, 'en-us', [{ productId: socks }])
  const second = await placeOrder(page, 'en-us', [{ productId: fleece }])
  await context.clearCookies()
  await page.goto('/en-us/help/track-order')
  await find(page, first.orderNumber, first.email)
  const main = page.getByRole('main')
  await expect(main).toContainText(first.orderNumber)
  const address = page.url()
  await page.goto('/en-us/help/track-order')
  await find(page, second.orderNumber, second.email)
  await expect(main).toContainText(second.orderNumber)
  await page.reload()
  await expect(main).toContainText(second.orderNumber)
  await page.goto(address)
  await expect(page.getByRole('alert')).toHaveText(orders.track.again)
  await expect(main).not.toContainText(second.orderNumber)

  await page.goBack()
  await expect(main).toContainText(second.orderNumber)
  await main.getByRole('link', { name: orders.track.another }).click()
  await expect(page).toHaveURL(/\/en-us\/help\/track-order$/)
  await page.goBack()
  await expect(page.getByRole('alert')).toHaveText(orders.track.again)
})

test('who signs out leaves no order behind', async ({ page, baseURL }) => {
  const email = newEmail()
  await signUp(page, baseURL, email)
  const { orderNumber } = await placeOrder(page, 'de-de', [{ productId: socks }], email)
  await page.goto(`/de-de/account/orders/${orderNumber}`)
  await page.getByRole('button', { name: messages.de.returns.withdrawal.start }).click()
  await expect(page).toHaveURL(/\/de-de\/help\/withdraw\?order=[0-9a-f]{8}$/)
  const address = page.url()
  await page.goto('/en-us/account')
  await page.getByRole('button', { name: messages.en.account.signOut }).click()
  await expect(page).toHaveURL(/\/en-us\/?$/)
  await page.goto(address)
  await expect(page.getByRole('alert')).toHaveText(messages.de.orders.track.again)
})

test.describe('where the shop refuses', () => {
  test.use({ expectedFaults: [/answer 4\d\d|status of 4\d\d/] })

  test('an order that was cancelled meanwhile says so in words', async ({ page }) => {
    const { orderNumber, email } = await placeOrder(page, 'en-us', [{ productId: socks }])
    await page.goto('/en-us/help/track-order')
    await find(page, orderNumber, email)
    await page.getByRole('button', { name: orders.cancel.start }).click()
    await expect(page.getByRole('button', { name: orders.cancel.confirm })).toBeVisible()
    await page.request.post('/consumers-v3/consumer/CancelOrder', {
      headers: { 'x-locale': 'en-us' },
      data: { orderNumber, email },
    })
    await page.getByRole('button', { name: orders.cancel.confirm }).click()
    await expect(page.getByRole('alert')).toHaveText(refusals.ORD410)
  })
})

test('the French page holds no English', async ({ page, expectAccessible }) => {
  const texts = messages.fr.orders
  const { orderNumber, email } = await placeOrder(page, 'fr-fr', [{ productId: socks }])
  await page.goto('/fr-fr/help/track-order')
  await find(page, orderNumber, email, texts)
  const main = page.getByRole('main')
  await expect(main.getByText(texts.status.authorised.text)).toBeVisible()
  await expect(main).not.toContainText(/\b(order|delivery|total:|color|size|quantity|payment|ending)\b/i)
  await expectAccessible()
  await page.getByRole('button', { name: texts.cancel.start }).click()
  await expect(main).not.toContainText(/\b(order|cancel|yes|keep)\b/i)
  await expectAccessible()
})
