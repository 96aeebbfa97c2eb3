import { and, desc, gte, inArray, ne, sql } from 'drizzle-orm'
import { paid } from '#src/rules/orders/order-states.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { shopOrder } from './order-tables.ts'

type Basket = { id: string; at: string; productIds: string[] }

const productIds = sql<string[]>`(
  select coalesce(jsonb_agg(distinct item ->> 'productId'), '[]')
  from jsonb_array_elements(${shopOrder.content} -> 'items') item where item ->> 'bonus' is distinct from 'true')`

/** What was in orders that are paid for, gifts aside, the latest first; `at` as the database writes it. */
export const orderedBaskets =
  (db: Sql) =>
  ({ since, after, limit }: { since: string; after: Basket | undefined; limit: number }): Promise<Basket[]> =>
    db
      .select({ id: shopOrder.orderNumber, at: shopOrder.placedAt, productIds })
      .from(shopOrder)
      .where(
        and(
          gte(shopOrder.placedAt, since),
          inArray(shopOrder.payment, paid),
          ne(shopOrder.fulfilment, 'cancelled'),
          after &&
            sql`(${shopOrder.placedAt}, ${shopOrder.orderNumber}) < (${after.at}::timestamptz, ${after.id})`,
        ),
      )
      .orderBy(desc(shopOrder.placedAt), desc(shopOrder.orderNumber))
      .limit(limit)
