import { and, inArray, sql, type SQL } from 'drizzle-orm'
import { packing, taken } from '#src/rules/orders/order-states.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { orderCancellation, orderParcel } from '../store/fulfilment-tables.ts'
import { shopOrder } from '../store/order-tables.ts'

/** SQL: the units of an item in rows of lines. */
const unitsIn = (table: typeof orderCancellation | typeof orderParcel): SQL => sql`(
  select coalesce(sum((line ->> 'qty')::int), 0)
  from ${table}, jsonb_array_elements(${table.lines}) line
  where ${table.orderNumber} = ${shopOrder.orderNumber} and line ->> 'id' = item ->> 'id'
)`

/** SQL condition: a unit of an item that comes by email is still to be sent. */
const hasDigitalUnits = sql`exists (
  select 1 from jsonb_array_elements(${shopOrder.content} -> 'items') item
  where (item ->> 'isDigitalProduct')::boolean
    and (item ->> 'qty')::int > ${unitsIn(orderCancellation)} + ${unitsIn(orderParcel)}
)`

/** SQL condition: the order is paid, and an item of it is still to be sent by email. */
export const isToEmail: SQL | undefined = and(
  inArray(shopOrder.payment, taken),
  inArray(shopOrder.fulfilment, packing),
  // This is cheap and true of few orders, so that few are checked by what follows.
  sql`${shopOrder.content} @> ${JSON.stringify({ items: [{ isDigitalProduct: true }] })}::jsonb`,
  hasDigitalUnits,
)

/**
 * Paid orders with items that are still to be sent by email, the longest unchanged first.
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
