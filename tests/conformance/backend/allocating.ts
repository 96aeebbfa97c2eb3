import { inArray } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { allocateOrders } from '#src/backend/orders/goods/allocate-orders.ts'
import { shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { copyOrder } from './copied-orders.ts'
import { createFulfilling } from './fulfilling.ts'
import type { Shop } from './shop.ts'

/** Before all other orders of the shop, so that these come first. */
const longAgo = '2020-01-01T10:00:00.000Z'

/** Many paid orders that are handed to those who pack them. */
export const describeAllocating = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut } = createCheckout(shop)
  const { partsWith } = createFulfilling(shop)
  const numbers = ['W9900000001', 'W9900000002', 'W9900000003', 'W9900000004', 'W9900000005']
  const own = inArray(shopOrder.orderNumber, numbers)

  afterEach(async () => {
    await shop().database.sql.delete(shopOrder).where(own)
  })

  const states = async (): Promise<string[]> => {
    const { sql } = shop().database
    const orders = await sql.select().from(shopOrder).where(own).orderBy(shopOrder.orderNumber)
    return orders.map(({ fulfilment }) => fulfilment)
  }

  const copied = async () => {
    const { orderNumber } = await (await checkingOut('socks', 1, 'WOOLSOCKS')).pay()
    await copyOrder(shop(), orderNumber, numbers, longAgo)
  }

  const at = (seconds: number): string =>
    new Date(Date.parse('2026-06-01T11:00:00Z') + seconds * 1000).toISOString()

  it('goes on in one run while there are more than fit a page', async () => {
    await copied()
    await allocateOrders({ ...partsWith({}), clock: () => at(0) }, 2)
    expect(await states()).toEqual(numbers.map(() => 'allocated'))
  })

  it('leaves the rest to the next run once its time is up', async () => {
    await copied()
    let seconds = 0
    const clock = () => at((seconds += 20))
    await allocateOrders({ ...partsWith({}), clock }, 2)
    expect((await states()).filter((state) => state === 'open')).toHaveLength(4)
    await allocateOrders({ ...partsWith({}), clock: () => at(0) }, 2)
    expect(await states()).not.toContain('open')
  })
}
