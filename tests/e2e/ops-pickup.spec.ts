import { z } from 'zod'
import { demoProducts } from './filled-cart.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { signInAsStaff } from './staff.ts'

const cartItems = z.object({ items: z.array(z.object({ id: z.string() })) })

test('staff lay an order out in its store, and hand it over', async ({ page, expectAccessible }) => {
  await page.goto('/en-us')
  const order = await placeOrder(
    page,
    'en-us',
    [{ productId: demoProducts.fleece, qty: 2 }],
    undefined,
    undefined,
    {
      prepare: async (cartId) => {
        const headers = { 'x-locale': 'en-us' }
        const cart = await page.request.get(`/cart/v1/cart/${cartId}`, { headers })
        const [{ id: itemId } = { id: '' }] = cartItems.parse(await cart.json()).items
        const data = { cartId, itemId, storeId: 'us-seattle' }
        const moved = await page.request.put(`/cart/v1/cart/${cartId}/item?action=pickup`, { headers, data })
        expect(moved.status(), await moved.text()).toBe(200)
      },
    },
  )
  await signInAsStaff(page, `/ops/orders/${order.orderNumber}`)
  const main = page.getByRole('main')
  const status = page.getByRole('status')
  await expect(main.getByRole('heading', { name: /Marlow Seattle$/ })).toBeVisible()
  await expect(main.getByLabel('Carrier (optional)')).toHaveCount(0)
  const payer = main.getByRole('region', { name: 'Bill to' })
  await expect(payer.getByRole('link', { name: /415 555 0100/ })).toHaveAttribute('href', /^tel:/)
  const ready = page.getByRole('button', { name: 'Laid out for pickup' })
  await main.locator('form').filter({ has: ready }).getByRole('spinbutton').fill('1')
  await ready.press('Enter')
  await expect(status).toHaveText('Noted: it is laid out, and the shopper may come for it.')
  await expect(main.locator('strong').first()).toHaveText('Partly shipped')
  await ready.click()
  await expect(ready).toHaveCount(0)
  await expect(main.locator('strong').first()).toHaveText('Ready for pickup')
  await expectAccessible()
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.screenshot({ path: `test-results/ops-pickup-${width}.png`, fullPage: true })
  }
  for (const left of [1, 0]) {
    await main.getByRole('button', { name: 'Collected' }).first().press('Enter')
    await expect(status).toHaveText('Noted: the shopper has collected it.')
    await expect(main.getByRole('button', { name: 'Collected' })).toHaveCount(left)
  }
  await expect(main.locator('strong').first()).toHaveText('Collected')
})
