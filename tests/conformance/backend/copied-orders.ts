import { eq } from 'drizzle-orm'
import { randomId } from '#src/base/ids.ts'
import { shopOrder } from '#src/backend/orders/store/order-tables.ts'
import type { Shop } from './shop.ts'

/** Copies an order under numbers of its own, placed at an instant: many orders, made quickly. */
export const copyOrder = async (
  { database: { sql } }: Shop,
  orderNumber: string,
  numbers: readonly string[],
  placedAt: string,
): Promise<void> => {
  const [order] = await sql.select().from(shopOrder).where(eq(shopOrder.orderNumber, orderNumber))
  if (!order) throw new Error('there is no such order')
  await sql
    .insert(shopOrder)
    .values(numbers.map((number) => ({ ...order, orderNumber: number, cartId: randomId(), placedAt })))
}
