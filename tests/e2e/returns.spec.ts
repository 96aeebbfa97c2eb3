import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Order } from '#src/contract/orders/order.ts'
import { messages } from '#src/messages/messages.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { atWidths, overflowOf } from './at-widths.ts'
import { demoProducts } from './filled-cart.ts'
import { htmlFaults } from './html-rules.ts'
import { findOrder, lineIdOf, staffPost } from './order-states.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test, withAndWithoutScript } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

const { fleece, socks } = demoProducts
const { returns, orders } = messages.en

/** An order of two fleeces and socks, all of which left. */
const sentOrder = async (page: Page): Promise<Order> => {
  const order = await placeOrder(page, 'en-us', [{ productId: fleece, qty: 2 }, { productId: socks }])
  await staffPost(page, order.orderNumber, 'parcels', {
    shippingId: 'me',
    lines: [
      { id: lineIdOf(order, fleece), qty: 2 },
      { id: lineIdOf(order, socks), qty: 1 },
    ],
  })
  return order
}

const printLabel = async (page: Page): Promise<string> => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Print label of return R\d{10}$/ }).press('Enter')
  const { text } = await readPdf(await readFile(await (await downloading).path()))
  return text
}

for (const { how, javaScriptEnabled, windows } of withAndWithoutScript)
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a guest sends items back with reasons, and prints the label again ${windows}`, async ({ page }) => {
      const order = await sentOrder(page)
      await page.context().clearCookies()
      await findOrder(page, order, 'en-us')
      const main = page.getByRole('main')
      await main.getByRole('button', { name: returns.start }).press('Enter')
      const submit = main.getByRole('button', { name: returns.submit })
      if (javaScriptEnabled) await islandsStarted(page)
      await submit.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(returns.nothing)

      const fleeces = main.getByRole('group', { name: /Fleece/ })
      await fleeces.getByLabel(returns.units).selectOption('1')
      if (javaScriptEnabled) await submit.press('Enter')
      else {
        const posted = page.waitForResponse((response) => response.request().method() === 'POST')
        await submit.press('Enter')
        expect(await htmlFaults(await (await posted).text())).toEqual([])
        await expect(page.getByRole('alert')).toContainText(returns.noReason)
      }
      await expect(fleeces.getByLabel(returns.units)).toHaveValue('1')
      await expect(fleeces.getByLabel(returns.reason)).toHaveAccessibleDescription(returns.noReason)
      await fleeces.getByLabel(returns.reason).selectOption('SIZE_SMALL')
      await submit.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: returns.doneTitle })).toBeVisible()
      await expect(page).toHaveURL(/\/en-us\/help\/return\?order=[0-9a-f]{8}&done=$/)
      expect(await printLabel(page)).toContain(order.orderNumber)

      await main.getByRole('button', { name: returns.back }).press('Enter')
      await expect(main.getByText(orders.status.returnRequested.text)).toBeVisible()
      await expect(main.getByRole('region', { name: returns.heading })).toContainText(/1 × .*Fleece/)
      expect(await printLabel(page)).toContain(order.orderNumber)
      await main.getByRole('button', { name: returns.start }).press('Enter')
      await expect(fleeces.getByLabel(returns.units).getByRole('option')).toHaveText([returns.none, '1'])
    })
  })

test.describe('where the shop refuses', () => {
  test.use({ expectedFaults: [/answer 4\d\d|status of 4\d\d/] })

  test('what was returned meanwhile is told, and nothing is left to send back', async ({ page }) => {
    const order = await sentOrder(page)
    await findOrder(page, order, 'en-us')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: returns.start }).click()
    await expect(main.getByRole('button', { name: returns.submit })).toBeVisible()
    const { orderNumber, email, items } = order
    const made = await page.request.post(`/consumers-v3/consumer/return/${orderNumber}/returnLabel`, {
      headers: { 'x-locale': 'en-us' },
      data: { email, lines: items.map(({ id, qty }) => ({ id, qty, reason: 'OTHER' })) },
    })
    expect(made.status()).toBe(200)
    await main.getByLabel(returns.units).first().selectOption('1')
    await main.getByLabel(returns.reason).first().selectOption('DAMAGED')
    await main.getByRole('button', { name: returns.submit }).click()
    await expect(page.getByRole('alert')).toHaveText(returns.changed)
    await expect(main.getByText(returns.closed)).toBeVisible()
    await main.getByRole('button', { name: returns.back }).click()
    await expect(main.getByRole('button', { name: returns.start })).toHaveCount(0)
  })
})

test('the pages of a return fit all widths', async ({ page, expectAccessible }, info) => {
  test.slow()
  const order = await sentOrder(page)
  await page.goto('/en-us/help/return')
  const main = page.getByRole('main')
  const look = (name: string) =>
    atWidths(page, async (width) => {
      await expectAccessible()
      expect(await overflowOf(page)).toBe(0)
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true })
    })
  await main.getByLabel(orders.track.number).fill('12')
  await main.getByRole('button', { name: orders.track.submit }).click()
  await expect(main.getByLabel(orders.track.number)).toHaveAccessibleDescription(
    new RegExp(orders.track.numberFault),
  )
  await look('find')
  await main.getByLabel(orders.track.number).fill(order.orderNumber)
  await main.getByLabel(orders.track.email).fill(order.email)
  await main.getByRole('button', { name: orders.track.submit }).click()
  await main.getByLabel(returns.units).first().selectOption('1')
  await main.getByRole('button', { name: returns.submit }).click()
  await expect(main.getByLabel(returns.reason).first()).toHaveAccessibleDescription(returns.noReason)
  await look('faulty')
  await main.getByLabel(returns.reason).first().selectOption('DAMAGED')
  await main.getByRole('button', { name: returns.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: returns.doneTitle })).toBeVisible()
  await look('done')
})
