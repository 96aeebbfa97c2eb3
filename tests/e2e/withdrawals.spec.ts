import { readFile } from 'node:fs/promises'
import { messages } from '#src/messages/messages.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { newEmail, signUp } from './account-steps.ts'
import { atWidths, overflowOf } from './at-widths.ts'
import { demoProducts } from './filled-cart.ts'
import { htmlFaults } from './html-rules.ts'
import { findOrder, lineIdOf, staffPost } from './order-states.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test, withAndWithoutScript } from './shop-test.ts'

const { fleece, socks } = demoProducts
const { returns, orders } = messages.de
const text = returns.withdrawal

for (const { how, javaScriptEnabled, windows } of withAndWithoutScript)
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a guest withdraws from single items, and then from the rest, by keyboard ${windows}`, async ({
      page,
    }) => {
      const order = await placeOrder(page, 'de-de', [{ productId: fleece, qty: 2 }, { productId: socks }])
      await staffPost(page, order.orderNumber, 'parcels', {
        shippingId: 'me',
        lines: [{ id: lineIdOf(order, fleece), qty: 1 }],
      })
      await page.context().clearCookies({ name: /^(?!.*onsent)/ })
      await findOrder(page, order, 'de-de')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: text.start }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
      await expect(page).toHaveURL(/\/de-de\/help\/withdraw\?order=[0-9a-f]{8}$/)
      for (const known of ['Anna Berg', order.orderNumber, order.email])
        await expect(main.locator('dl')).toContainText(known)

      // Nothing, and then two fleeces, of which one is on its way.
      const confirm = main.getByRole('button', { name: text.submit })
      await expect(confirm).toBeVisible()
      for (const choice of await main.getByRole('combobox').all()) await choice.selectOption('0')
      await confirm.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(text.nothing)
      await expect(main.getByRole('combobox').first()).toHaveValue('0')
      await main
        .getByRole('group', { name: /Fleece/ })
        .getByRole('combobox')
        .selectOption('2')
      await confirm.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: text.doneTitle })).toBeVisible()
      await expect(main.locator('dl')).toContainText(/2 × .*Fleece/)
      await expect(main.locator('dl')).toContainText(/\d:\d\d:\d\d/)
      if (javaScriptEnabled)
        await expect(page.getByRole('status').filter({ hasText: text.done })).toBeFocused()
      const downloading = page.waitForEvent('download')
      await main.getByRole('button', { name: /^Etikett der Rücksendung/ }).press('Enter')
      const { text: printed } = await readPdf(await readFile(await (await downloading).path()))
      expect(printed).toContain(order.orderNumber)

      // The rest was not sent: it needs no label.
      await main.getByRole('button', { name: returns.back }).press('Enter')
      await expect(main.getByRole('region', { name: returns.heading })).toContainText('Widerrufen am')
      await main.getByRole('button', { name: text.start }).press('Enter')
      await expect(main.getByRole('group')).toHaveCount(1)
      await confirm.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: text.doneTitle })).toBeVisible()
      await expect(main.getByRole('button', { name: /^Etikett/ })).toHaveCount(0)
      await main.getByRole('button', { name: returns.back }).press('Enter')
      await expect(main.getByRole('button', { name: text.start })).toHaveCount(0)
      await expect(main.getByRole('button', { name: /^Etikett/ })).toHaveCount(1)
    })
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is sent again withdraws from nothing twice', async ({ page }) => {
    const order = await placeOrder(page, 'de-de', [{ productId: fleece, qty: 2 }])
    await findOrder(page, order, 'de-de')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: text.start }).click()
    await main.getByRole('combobox').selectOption('1')
    const sending = page.waitForRequest((request) => request.method() === 'POST')
    await main.getByRole('button', { name: text.submit }).click()
    const sent = await sending
    await expect(page.getByRole('heading', { level: 1, name: text.doneTitle })).toBeVisible()
    const again = await page.request.post(sent.url(), {
      headers: { origin: new URL(sent.url()).origin, 'content-type': 'application/x-www-form-urlencoded' },
      data: sent.postData() ?? '',
    })
    expect(await again.text()).toContain(returns.changed)
    await page.reload()
    await expect(main.locator('dl')).toContainText(/1 × .*Fleece/)
    await main.getByRole('button', { name: returns.back }).click()
    await expect(main.getByText('1 storniert')).toBeVisible()
  })
})

test('a page that is read again after a withdrawal shows its receipt, and the order what is left', async ({
  page,
}) => {
  const order = await placeOrder(page, 'de-de', [{ productId: fleece, qty: 2 }])
  await findOrder(page, order, 'de-de')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: text.start }).click()
  await main.getByRole('combobox').selectOption('1')
  await main.getByRole('button', { name: text.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.doneTitle })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: text.doneTitle })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(text.done)
  await expect(main.locator('dl')).toContainText(/1 × .*Fleece/)
  await main.getByRole('button', { name: returns.back }).click()
  await expect(main.getByText('1 storniert')).toBeVisible()
  await main.getByRole('button', { name: text.start }).click()
  await expect(main.getByRole('combobox').getByRole('option')).toHaveText(['1', returns.none])
})

test.describe('where the first number is none of the shop', () => {
  test.use({ expectedFaults: [/answer 4\d\d|status of 4\d\d/] })

  test('the order in the account leads there, and the form of the page finds an order itself', async ({
    page,
    baseURL,
    expectAccessible,
  }) => {
    const email = newEmail()
    await signUp(page, baseURL, email)
    const order = await placeOrder(page, 'de-de', [{ productId: socks }], email)
    await page.goto(`/de-de/account/orders/${order.orderNumber}`)
    await page.getByRole('button', { name: text.start }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()

    const first = await page.goto('/de-de/help/withdraw')
    expect(first?.headers()['cache-control']).toBe('no-store')
    await expectAccessible()
    const main = page.getByRole('main')
    await main.getByLabel(orders.track.number).fill('W0000000000')
    await main.getByLabel(orders.track.email).fill(email)
    await main.getByRole('button', { name: orders.track.submit }).click()
    await expect(page.getByRole('alert')).toHaveText(messages.de.refusals.ORD409)
    await main.getByLabel(orders.track.number).fill(order.orderNumber)
    const posted = page.waitForResponse((response) => response.url().includes('?order='))
    await main.getByRole('button', { name: orders.track.submit }).click()
    expect(await htmlFaults(await (await posted).text())).toEqual([])
    await main.getByRole('button', { name: text.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: text.doneTitle })).toBeVisible()
    await page.goto(`/de-de/account/orders/${order.orderNumber}`)
    await expect(page.getByText(orders.status.cancelled.name, { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: text.start })).toHaveCount(0)
  })
})

test('nobody outside Europe sees it', async ({ page }) => {
  const order = await placeOrder(page, 'en-us', [{ productId: socks }])
  await findOrder(page, order, 'en-us')
  await expect(page.getByText(messages.en.orders.status.authorised.text)).toBeVisible()
  await expect(page.getByText(/withdraw/i)).toHaveCount(0)
  await page.goto('/en-us/help/withdraw')
  await expect(page).toHaveURL(/\/en-us\/help\/track-order$/)
})

test('the pages of a withdrawal fit all widths, in French without English', async ({
  page,
  expectAccessible,
}, info) => {
  test.slow()
  const { withdrawal } = messages.fr.returns
  const noEnglish = /\b(order|withdraw\w*|items?|label|choose|email|received|name)\b/i
  const order = await placeOrder(page, 'fr-fr', [{ productId: fleece, qty: 2 }, { productId: socks }])
  await staffPost(page, order.orderNumber, 'parcels', {
    shippingId: 'me',
    lines: [{ id: lineIdOf(order, socks), qty: 1 }],
  })
  await findOrder(page, order, 'fr-fr')
  const main = page.getByRole('main')
  const look = (name: string) =>
    atWidths(page, async (width) => {
      await expectAccessible()
      await expect(main).not.toContainText(noEnglish)
      expect(await overflowOf(page)).toBe(0)
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true })
    })
  await look('order')
  await main.getByRole('button', { name: withdrawal.start }).click()
  await expect(page.getByRole('heading', { level: 1, name: withdrawal.title })).toBeVisible()
  await look('choice')
  await main.getByRole('button', { name: withdrawal.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: withdrawal.doneTitle })).toBeVisible()
  await look('receipt')
  await main.getByRole('button', { name: messages.fr.returns.back }).click()
  await expect(main.getByRole('region', { name: messages.fr.returns.heading })).toBeVisible()
  await look('after')
})
