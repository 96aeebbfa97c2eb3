import { and, desc, eq, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { readRecords, type OrderRecord } from './order-store.ts'
import { shopOrder } from './order-tables.ts'

/** Orders of one owner, or the one with a number; those that hold a product where that is named. */
export type OrdersOf = ({ ownerId: string } | { orderNumber: string }) & { productId?: string | undefined }

/** Orders by who owns them or their number, and what they hold, the latest first. */
export const ordersWith = async (db: Sql, by: OrdersOf): Promise<OrderRecord[]> => {
  const isTheirs =
    'ownerId' in by ? eq(shopOrder.ownerId, by.ownerId) : eq(shopOrder.orderNumber, by.orderNumber)
  const { productId } = by
  const holds =
    productId === undefined
      ? undefined
      : sql`${shopOrder.content} @> ${JSON.stringify({ items: [{ productId }] })}::jsonb`
  return readRecords(
    db,
    await db.select().from(shopOrder).where(and(isTheirs, holds)).orderBy(desc(shopOrder.placedAt)),
  )
}
