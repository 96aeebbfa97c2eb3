import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { cartLocked } from '#src/backend/cart/commands/finish-cart.ts'
import { reservationsDropped, variantsLocked } from '#src/backend/catalogue/stock/take-stock.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { StoredAttempt, StoredOrder, StoredTender } from '../store/order-store.ts'
import { orderEvent, orderTender, paymentAttempt, shopOrder } from '../store/order-tables.ts'

/** The rows of a new order. */
type Written = {
  order: StoredOrder
  tenders: readonly StoredTender[]
  attempts: readonly StoredAttempt[]
  events: readonly (typeof orderEvent.$inferSelect)[]
}

const inColumns = (table: PgTable, row: object): object => {
  const values = new Map<string, unknown>(Object.entries(row))
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([field, { name }]) => [name, values.get(field)]),
  )
}

/** Rows as a set of a table's own type; every column is given. */
const rowsOf = (table: PgTable, rows: readonly object[]): SQL =>
  sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows.map((row) => inColumns(table, row)))}::jsonb)`

const outcomes = z.tuple([z.object({ isLocked: z.boolean(), isWritten: z.boolean() })])

/**
 * Locks the cart at the version that is ordered, writes the order with its tenders, attempts and first events, locks the variants that it takes, and
 * ends the reservations of the cart, in one statement. `changed` where the cart has changed, `ordered` where it has become an order already:
 * nothing is written then.
 */
export const writeOrder = async (
  tx: Sql,
  { order, tenders, attempts, events }: Written,
): Promise<'written' | 'changed' | 'ordered'> => {
  const { cartId, cartVersion: version } = order
  const isWritten = sql`exists (select from written)`
  const { rows } = await tx.execute(sql`
    with locked as (${cartLocked({ cartId, version })}),
    written as (
      insert into ${shopOrder} select o.* from locked, ${rowsOf(shopOrder, [order])} o
      on conflict do nothing returning order_number
    ), tendered as (
      insert into ${orderTender} select t.* from written, ${rowsOf(orderTender, tenders)} t
    ), attempted as (
      insert into ${paymentAttempt} select a.* from written, ${rowsOf(paymentAttempt, attempts)} a
    ), noted as (
      insert into ${orderEvent} select e.* from written, ${rowsOf(orderEvent, events)} e
    ), dropped as (${reservationsDropped(cartId, isWritten)}), held as (${variantsLocked(order.content.units, isWritten)})
    select (select count(*) from held)::int as units, exists (select from locked) as "isLocked", ${isWritten} as "isWritten"`)
  const [outcome] = outcomes.parse(rows)
  if (!outcome.isLocked) return 'changed'
  return outcome.isWritten ? 'written' : 'ordered'
}
