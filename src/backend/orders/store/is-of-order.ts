import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { orderTender, shopOrder } from './order-tables.ts'

/** Whether an order is paid with a card, by its token. */
export const isCardOfOrder = (token: AnyColumn): SQL =>
  sql`${token} in (
    select tender.source #>> '{payment,token}' from ${orderTender} tender
    where tender.source #>> '{payment,token}' is not null
  )`

/** Whether an order of this number exists. */
export const isOrder = (orderNumber: AnyColumn): SQL =>
  sql`${orderNumber} in (select placed.order_number from ${shopOrder} placed)`
