import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database.ts'
import { orderCancellation, orderParcel } from './fulfilment-tables.ts'
import { shopOrder } from './order-tables.ts'

const cancelledUnits = sql`(
  select coalesce(sum((line ->> 'qty')::int), 0)
  from ${orderCancellation}, jsonb_array_elements(${orderCancellation.lines}) line
  where ${orderCancellation.orderNumber} = ${shopOrder.orderNumber} and line ->> 'id' = item ->> 'id'
)`

/** Whether an item that comes by email is still bought, of one unit at least. */
const hasDigitalUnits = sql`exists (
  select 1 from jsonb_array_elements(${shopOrder.content} -> 'items') item
  where (item ->> 'isDigitalProduct')::boolean and (item ->> 'qty')::int > ${cancelledUnits}
)`

/**
 * Paid orders of which something is still to come by email, the longest unchanged first.
 * @param count how many at most
 */
export const ordersToEmail = async (db: Sql, count: number): Promise<string[]> => {
  const byEmail = and(
    eq(orderParcel.orderNumber, shopOrder.orderNumber),
    eq(orderParcel.shippingId, 'digital'),
  )
  const orders = await db
    .select({ orderNumber: shopOrder.orderNumber })
    .from(shopOrder)
    .where(
      and(
        inArray(shopOrder.payment, ['captured', 'partlyRefunded']),
        inArray(shopOrder.fulfilment, ['allocated', 'partlyShipped', 'readyForPickup']),
        // Cheap, and rare: what follows is asked of few.
        sql`${shopOrder.content} @> ${JSON.stringify({ items: [{ isDigitalProduct: true }] })}::jsonb`,
        hasDigitalUnits,
        notExists(db.select().from(orderParcel).where(byEmail)),
      ),
    )
    .orderBy(shopOrder.updatedAt)
    .limit(count)
  return orders.map(({ orderNumber }) => orderNumber)
}
