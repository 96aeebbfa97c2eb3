import type { Page } from '@playwright/test'
import type { Order } from '#src/contract/orders/order.ts'
import { messages } from '#src/messages/messages.ts'
import { atWidths, overflowOf } from './at-widths.ts'
import { demoProducts } from './filled-cart.ts'
import { findOrder, lineIdOf, staffPost } from './order-states.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test, withAndWithoutScript } from './shop-test.ts'

const { fleece, socks } = demoProducts
const { orders, returns } = messages.en

/** An order of two fleeces and socks, of which one fleece is on its way. */
const sentInPart = async (page: Page, locale: 'en-us' | 'fr-fr' = 'en-us'): Promise<Order> => {
  const order = await placeOrder(page, locale, [{ productId: fleece, qty: 2 }, { productId: socks }])
  await staffPost(page, order.orderNumber, 'parcels', {
    shippingId: 'me',
    lines: [{ id: lineIdOf(order, fleece), qty: 1 }],
    ...{ carrier: 'DHL', trackingNumber: 'JD0001', trackingUrl: 'https://carrier.example/JD0001' },
  })
  return order
}

for (const { how, javaScriptEnabled, windows } of withAndWithoutScript)
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a shopper follows the parcels of an order, and cancels what has not left ${windows}`, async ({
      page,
    }) => {
      const order = await sentInPart(page)
      await findOrder(page, order, 'en-us')
      const main = page.getByRole('main')
      await expect(main.getByText(orders.status.partlyShipped.text)).toBeVisible()
      await expect(main.getByText('Tracking number JD0001')).toBeVisible()
      await expect(main.getByRole('link', { name: orders.detail.follow })).toHaveAttribute(
        'href',
        'https://carrier.example/JD0001',
      )
      await expect(main.getByText('1 of 2 sent')).toBeVisible()

      await main.getByRole('button', { name: orders.cancel.startItems }).click()
      await expect(main.getByRole('button', { name: orders.cancel.confirm })).toHaveCount(0)
      await main.getByRole('button', { name: orders.cancel.confirmItems }).click()
      await expect(page.getByRole('alert')).toHaveText(orders.cancel.nothing)
      const unsent = main.getByRole('group', { name: /Switchback Sock/ })
      await unsent.getByLabel(returns.units).selectOption('1')
      await main.getByRole('button', { name: orders.cancel.confirmItems }).click()
      await expect(page.getByRole('status').filter({ hasText: orders.cancel.doneItems })).toBeVisible()
      await expect(main.getByText('1 cancelled')).toBeVisible()
      const sums = main.getByRole('region', { name: orders.detail.sums })
      await expect(sums.locator('div').filter({ hasText: orders.detail.refundedSum })).toContainText(/-\$\d/)
      await expect(sums.locator('div').filter({ hasText: orders.detail.remaining })).toContainText(/\$\d/)
      const history = main.getByRole('region', { name: orders.timeline.title })
      await expect(history.getByRole('listitem')).toHaveText([
        /Ordered/,
        /Sent/,
        /Cancelled in part/,
        /Refunded \$/,
      ])
    })
  })

test('an order in parts fits all widths', async ({ page, expectAccessible }, info) => {
  const look = (name: string) =>
    atWidths(page, async (width) => {
      await expectAccessible()
      expect(await overflowOf(page)).toBe(0)
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true })
    })
  const order = await sentInPart(page)
  await findOrder(page, order, 'en-us')
  await look('order')
  await page.getByRole('button', { name: orders.cancel.startItems }).click()
  await expect(page.getByRole('heading', { name: orders.cancel.itemsTitle })).toBeVisible()
  await look('cancel')
})

test('of an order of one unit nothing is chosen: it is cancelled whole, and its return is that unit', async ({
  page,
}) => {
  const order = await placeOrder(page, 'en-us', [{ productId: socks }])
  await findOrder(page, order, 'en-us')
  await page.getByRole('button', { name: orders.cancel.start }).click()
  await expect(page.getByRole('button', { name: orders.cancel.confirm })).toBeVisible()
  await expect(page.getByRole('heading', { name: orders.cancel.itemsTitle })).toHaveCount(0)
  await staffPost(page, order.orderNumber, 'parcels', {
    shippingId: 'me',
    lines: [{ id: lineIdOf(order, socks), qty: 1 }],
  })
  await page.getByRole('link', { name: orders.cancel.back }).click()
  await page.getByRole('button', { name: returns.start }).click()
  await expect(page.getByLabel(returns.units)).toHaveValue('1')
})

test.describe('where the shop refuses', () => {
  test.use({ expectedFaults: [/answer 4\d\d|status of 4\d\d/] })

  test('units that left meanwhile are not cancelled', async ({ page }) => {
    const order = await sentInPart(page)
    await findOrder(page, order, 'en-us')
    await page.getByRole('button', { name: orders.cancel.startItems }).click()
    const unsent = page.getByRole('group', { name: /Switchback Sock/ }).getByLabel(returns.units)
    await expect(unsent).toBeVisible()
    await staffPost(page, order.orderNumber, 'parcels', {
      shippingId: 'me',
      lines: [{ id: lineIdOf(order, socks), qty: 1 }],
    })
    await unsent.selectOption('1')
    await page.getByRole('button', { name: orders.cancel.confirmItems }).click()
    await expect(page.getByRole('alert')).toHaveText(returns.changed)
    await expect(page.getByRole('group', { name: /Fleece/ })).toBeVisible()
    await expect(unsent).toHaveCount(0)
  })
})

test('the French page of an order in parts holds no English', async ({ page, expectAccessible }) => {
  const order = await sentInPart(page, 'fr-fr')
  await findOrder(page, order, 'fr-fr')
  const main = page.getByRole('main')
  await expect(main.getByText(messages.fr.orders.status.partlyShipped.text)).toBeVisible()
  await expect(main).not.toContainText(/\b(order|sent|tracking|parcel|cancelled|refunded|happened)\b/i)
  await expectAccessible()
})
