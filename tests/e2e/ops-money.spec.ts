import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { randomId } from '#src/base/ids.ts'
import { orderRefund } from '#src/backend/orders/store/fulfilment-tables.ts'
import { orderTender, paymentAttempt, shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { openDatabase } from '#src/backend/platform/database/open-database.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { staffKey } from '#tests/setup/shop-of-run.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { demoProducts } from './filled-cart.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { signInAsStaff } from './staff.ts'

const look = async (page: Page, name: string): Promise<void> => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.screenshot({ path: `test-results/${name}-${width}.png`, fullPage: true })
  }
}

/** Notes in the data of a shop that a provider took no money for one order, and gave none back of another, which failed. */
const refuseMoney = async (data: string, unpaid: string, failed: string): Promise<void> => {
  const { sql, close } = await openDatabase({ dataFolder: `${data}/database` }, silentLog)
  const at = new Date().toISOString()
  await sql
    .update(paymentAttempt)
    .set({ captureState: 'refused', captureAmount: 1000 })
    .where(eq(paymentAttempt.orderNumber, unpaid))
  await sql.update(shopOrder).set({ payment: 'failed' }).where(eq(shopOrder.orderNumber, failed))
  const [tender] = await sql.select().from(orderTender).where(eq(orderTender.orderNumber, failed))
  const { id: tenderId = randomId(), amount = 0 } = tender ?? {}
  await sql.insert(orderRefund).values({
    ...{ id: randomId(), orderNumber: failed, key: 'late-void', amount, cause: 'cancelled', reason: '' },
    ...{ actor: 'system', parts: [{ tenderId, amount }], state: 'refused', at, updatedAt: at },
  })
  await close()
}

const listener = {
  name: 'erp',
  url: 'http://localhost:9/welt',
  secret: `whsec_${Buffer.alloc(32, 'welt').toString('base64')}`,
}

test('staff have money moved again that a provider refused, and see who was not told of orders', async ({
  page,
  data,
  expectAccessible,
}) => {
  const env = { WELT_STAFF_KEY: staffKey, WELT_ORDER_WEBHOOKS: JSON.stringify([listener]) }
  const first = await startShop(data, env)
  const socks = [{ productId: demoProducts.socks }]
  const unpaid = await placeOrder(page, 'en-us', socks, undefined, undefined, { shop: first.url })
  const failed = await placeOrder(page, 'en-us', socks, undefined, undefined, { shop: first.url })
  await first.end('SIGTERM')
  await refuseMoney(data, unpaid.orderNumber, failed.orderNumber)

  const shop = await startShop(data, env)
  const main = page.getByRole('main')
  const status = page.getByRole('status')
  await signInAsStaff(page, `/ops/orders/${unpaid.orderNumber}`, shop.url)
  await expect(main).toContainText(/capture of .* refused/)
  await expectAccessible()
  await look(page, 'ops-capture')
  await main.getByRole('button', { name: 'Try the capture again' }).press('Enter')
  await expect(status).toHaveText('The capture is tried again.')
  await expect(main).toContainText(/capture of .* done/)
  await expect(main.getByRole('button', { name: 'Try the capture again' })).toHaveCount(0)

  await page.goto(`${shop.url}/ops/orders/${failed.orderNumber}`)
  await expect(main.getByRole('button', { name: 'Sent' })).toHaveCount(0)
  await expectAccessible()
  await look(page, 'ops-release')
  const release = main.getByRole('button', { name: 'Try to give the money back again' })
  await release.press('Enter')
  await expect(status).toHaveText('The money is given back again.')
  await expect(release).toHaveCount(0)
  await expect(main).toContainText('by system, done')

  await page.goto(`${shop.url}/ops/webhooks`)
  await expect(main).toContainText('Told of orders: erp')
  await expect(async () => {
    await page.reload()
    await expect(main.getByRole('listitem').first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 90_000 })
  await expectAccessible()
  await look(page, 'ops-webhooks')
  const deliveries = main.getByRole('listitem')
  // More of them come meanwhile.
  const id = await deliveries.first().getByRole('heading').getAttribute('id')
  await deliveries.first().getByRole('button', { name: 'Drop' }).click()
  await expect(status).toBeVisible()
  await main.getByRole('link', { name: 'Waiting' }).click()
  await expect(page).toHaveURL(/state=waiting$/)
  await page.waitForLoadState()
  await expect(main.locator(`[id="${id}"]`)).toHaveCount(0)
  await main.getByRole('link', { name: 'Dropped' }).click()
  await expect(main.locator(`[id="${id}"]`)).toBeVisible()
  await shop.end('SIGTERM')
})
