import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { packing } from '#src/rules/orders/order-states.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { orderCancellation, orderParcel } from '../store/fulfilment-tables.ts'
import { shopOrder } from '../store/order-tables.ts'

/** Units of an item that some rows of lines tell of. */
const unitsIn = (table: typeof orderCancellation | typeof orderParcel): SQL => sql`(
  select coalesce(sum((line ->> 'qty')::int), 0)
  from ${table}, jsonb_array_elements(${table.lines}) line
  where ${table.orderNumber} = ${shopOrder.orderNumber} and line ->> 'id' = item ->> 'id'
)`

/** Whether an item that comes by email is still to come, of one unit at least. */
const hasDigitalUnits = sql`exists (
  select 1 from jsonb_array_elements(${shopOrder.content} -> 'items') item
  where (item ->> 'isDigitalProduct')::boolean
    and (item ->> 'qty')::int > ${unitsIn(orderCancellation)} + ${unitsIn(orderParcel)}
)`

/** Of paid orders of which something is still to come by email. */
export const isToEmail: SQL | undefined = and(
  inArray(shopOrder.payment, ['captured', 'partlyRefunded']),
  inArray(shopOrder.fulfilment, packing),
  // Cheap, and rare: what follows is asked of few.
  sql`${shopOrder.content} @> ${JSON.stringify({ items: [{ isDigitalProduct: true }] })}::jsonb`,
  hasDigitalUnits,
)

/**
 * Paid orders of which something is still to come by email, the longest unchanged first.
 * @param count how many at most
 */
export const ordersToEmail = async (db: Sql, count: number): Promise<string[]> => {
  const orders = await db
    .select({ orderNumber: shopOrder.orderNumber })
    .from(shopOrder)
    .where(isToEmail)
    .orderBy(shopOrder.updatedAt)
    .limit(count)
  return orders.map(({ orderNumber }) => orderNumber)
}
