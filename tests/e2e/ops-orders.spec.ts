import type { Page } from '@playwright/test'
import { demoProducts } from './filled-cart.ts'
import { cards, placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { signInAsStaff } from './staff.ts'

const noScroll = async (page: Page): Promise<void> => {
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

const look = async (page: Page, name: string): Promise<void> => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await noScroll(page)
    await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true })
  }
}

test.describe('a day of the shop', () => {
  test.use({ expectedFaults: [/answer 40[49]|status of 40[49]/] })

  test('staff find an order, send it in two parts, refund a line and write a note', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en-us')
    const email = `day-${Date.now()}@example.com`
    const order = await placeOrder(
      page,
      'en-us',
      [
        { productId: demoProducts.socks, qty: 2 },
        { productId: demoProducts.fleece, qty: 1 },
      ],
      email,
    )
    const main = page.getByRole('main')
    const status = page.getByRole('status')

    await signInAsStaff(page, '/ops/orders')
    await page.getByLabel('Number, email or name').fill('nobody-at-all')
    await page.keyboard.press('Enter')
    await expect(main).toContainText('No order fits.')
    await page.getByLabel('Number, email or name').fill(email)
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await expect(main).toContainText('3 units to send')
    expect(page.url()).not.toContain('day-')
    await page.reload()
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByLabel('Number, email or name')).toHaveValue(email)
    await expectAccessible()
    await look(page, 'ops-orders')
    await page.getByRole('link', { name: order.orderNumber }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.orderNumber}`)
    await page.goBack()
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('link', { name: order.orderNumber }).click()
    await expectAccessible()

    // Nothing, too much, and then one of the units.
    const sending = main.locator('form').filter({ has: page.getByRole('button', { name: 'Sent' }) })
    const units = sending.getByRole('spinbutton')
    for (const input of await units.all()) await input.fill('0')
    await sending.getByRole('button', { name: 'Sent' }).click()
    await expect(page.getByRole('alert')).toContainText('Say how many units')
    await units.first().fill('1')
    for (const input of (await units.all()).slice(1)) await input.fill('0')
    await sending.getByLabel('Carrier (optional)').fill('Harbour Post')
    await sending.getByLabel('Tracking number (optional)').fill('HP 0001')
    const address = sending.getByLabel('Tracking address (optional)')
    await address.fill('http://post.example/HP0001')
    await sending.getByRole('button', { name: 'Sent' }).click()
    await expect(page.getByRole('alert')).toContainText('it begins with https://')
    await expect(units.first()).toHaveValue('1')
    await address.fill('https://post.example/HP0001')
    await sending.getByRole('button', { name: 'Sent' }).press('Enter')
    await expect(status).toHaveText('The parcel is noted as sent.')
    await expect(main).toContainText('Partly shipped')
    await expect(main).toContainText('Harbour Post, HP 0001')

    // The rest, as the form proposes it.
    await sending.getByRole('button', { name: 'Sent' }).click()
    await expect(status).toHaveText('The parcel is noted as sent.')
    await expect(sending).toHaveCount(0)
    await expect(main.getByRole('button', { name: 'Cancel these units' })).toHaveCount(0)
    for (const left of [1, 0]) {
      await main.getByRole('button', { name: 'Delivered' }).first().click()
      await expect(status).toHaveText('The parcel is noted as delivered.')
      await expect(main.getByRole('button', { name: 'Delivered' })).toHaveCount(left)
    }
    await expect(main.locator('strong').first()).toHaveText('Delivered')

    await main
      .getByLabel('New note, for staff alone')
      .fill(`Called them.\n${'A very long word: '}${'x'.repeat(300)}`)
    await main.getByRole('button', { name: 'Write' }).click()
    await expect(status).toHaveText('The note is written.')
    await expect(main.locator('blockquote')).toContainText('Called them.')

    const amount = main.getByLabel(/Amount to give back/)
    await expect(async () => {
      await page.reload()
      await expect(amount).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 60_000 })
    await amount.fill('9999999')
    await main.getByLabel(/^Reason/).fill('A scratch')
    await main.getByRole('button', { name: 'Refund' }).click()
    await expect(page.getByRole('alert')).toContainText('More would go back')
    await main.getByLabel(/Amount to give back/).fill('5.00')
    await main.getByLabel(/^Reason/).fill('A scratch on the heel')
    await main.getByRole('button', { name: 'Refund' }).click()
    await expect(status).toHaveText('The refund is on its way.')
    await expect(main).toContainText('$5.00 by staff')
    await expectAccessible()
    await look(page, 'ops-order')
  })

  test('staff cancel a unit that has not left, and see what is missing', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en-us')
    const order = await placeOrder(
      page,
      'en-us',
      [{ productId: demoProducts.socks, qty: 2 }],
      `cancel-${Date.now()}@example.com`,
    )
    await signInAsStaff(page, `/ops/orders/${order.orderNumber}`)
    const main = page.getByRole('main')
    const cancelling = main
      .locator('form')
      .filter({ has: page.getByRole('button', { name: 'Cancel these units' }) })
    await cancelling.getByRole('spinbutton').fill('1')
    await cancelling.getByRole('button', { name: 'Cancel these units' }).click()
    await expect(page.getByRole('status')).toHaveText('The units are cancelled.')
    await expect(main).toContainText('1 to send, 0 sent, 0 arrived, 1 cancelled')

    await page.goto('/ops/orders/W0000000000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such order')
    await expectAccessible()
  })

  test('a gift is packed by its words, and nothing of an unpaid order', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en-us')
    const giftOption = { to: 'Oma', email: 'oma@example.com', message: 'For cold feet.\nYours, Zoë' }
    const filling = [{ productId: demoProducts.socks, giftOption }]
    const { orderNumber, email } = await placeOrder(page, 'en-us', filling)
    const waiting = await placeOrder(page, 'en-us', filling, 'waits@example.com', cards.challenging)
    await signInAsStaff(page, `/ops/orders/${orderNumber}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Gift for Oma (oma@example.com): no price in the parcel')
    await expect(main.getByText('For cold feet.')).toBeVisible()
    await expect(main.getByRole('link', { name: /415.*555.*0100/ }).first()).toHaveAttribute(
      'href',
      /^tel:.*4155550100$/,
    )
    await expectAccessible()
    await look(page, 'ops-gift')

    await page.goto(`/ops/orders/${waiting.orderNumber}`)
    await expect(main).toContainText('Not paid: nothing leaves.')
    await expect(main.getByRole('button', { name: 'Sent' })).toHaveCount(0)
    await page.goto('/ops/orders')
    await expect(main.getByRole('listitem').filter({ hasText: waiting.orderNumber })).toContainText('0 units')

    await page.goto('/en-us/help/track-order')
    await main.getByLabel('Order number').fill(orderNumber)
    await main.getByLabel('Email of the order').fill(email)
    await main.getByRole('button', { name: 'Find order' }).click()
    await expect(main).toContainText('Gift for Oma · Without the price in the parcel.')
    await expect(main).toContainText('For cold feet.')
    await look(page, 'order-gift')
  })
})
