import { orderReturnSchema } from '#src/contract/orders/order-return.ts'
import { demoProducts } from './filled-cart.ts'
import { lineIdOf, staffPost } from './order-states.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { signInAsStaff } from './staff.ts'

const { fleece, socks } = demoProducts

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled, expectedFaults: [/answer 409|status of 409/] })

    test('staff receive a return in part, which refunds it', async ({ page, expectAccessible }, info) => {
      await page.goto('/en-us')
      const order = await placeOrder(page, 'en-us', [{ productId: fleece, qty: 2 }, { productId: socks }])
      const { orderNumber, email } = order
      const lines = [
        { id: lineIdOf(order, fleece), qty: 2 },
        { id: lineIdOf(order, socks), qty: 1 },
      ]
      await staffPost(page, orderNumber, 'parcels', { shippingId: 'me', lines })
      const made = await page.request.post(`/consumers-v3/consumer/return/${orderNumber}/returnLabel`, {
        headers: { 'x-locale': 'en-us' },
        data: { email, lines: lines.map((line) => ({ ...line, reason: 'SIZE_SMALL' })) },
      })
      const { returnId } = orderReturnSchema.parse(await made.json())

      await signInAsStaff(page, `/ops/orders/${orderNumber}`)
      const main = page.getByRole('main')
      const form = main.getByRole('form', { name: `Return ${returnId}` })
      const [fleeces, pairs] = [form.getByLabel(/Fleece/), form.getByLabel(/Sock/)]
      const restock = form.getByLabel('Can be sold again')
      const receive = form.getByRole('button')
      await expect(fleeces).toHaveValue('2')
      await expect(restock).toBeChecked()
      await expect(main.getByRole('region', { name: 'Returns' })).toContainText('(Size small)')
      if (javaScriptEnabled) await expectAccessible()

      // Nothing came, and what was chosen stays.
      await restock.uncheck()
      await fleeces.fill('0')
      await pairs.fill('0')
      await receive.press('Enter')
      await expect(page.getByRole('alert')).toContainText('Say how many units')
      await expect(fleeces).toHaveValue('0')
      await expect(restock).not.toBeChecked()
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await page.screenshot({ path: info.outputPath(`returns-${width}.png`), fullPage: true })
      }

      await fleeces.fill('1')
      await receive.press('Enter')
      await expect(page.getByRole('status')).toContainText('The return is noted')
      await expect(main.getByText(/to send, 2 sent, 0 arrived, 0 cancelled, 1 returned/)).toBeVisible()
      await expect(main.getByRole('region', { name: 'Money' })).toContainText(`by staff`)
      await expect(form).toHaveCount(0)
    })
  })
