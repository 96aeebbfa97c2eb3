import { and, desc, gte, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { cart, cartItem } from '../store/cart-tables.ts'

type Basket = { id: string; at: string; productIds: string[] }

const productIds = sql<string[]>`(
  select coalesce(jsonb_agg(distinct i.product_id), '[]') from ${cartItem} i where i.cart_id = "cart"."id")`

/** What is in carts, those that changed last first; `at` as the database writes it. */
export const cartBaskets =
  (db: Sql) =>
  ({ since, after, limit }: { since: string; after: Basket | undefined; limit: number }): Promise<Basket[]> =>
    db
      .select({ id: cart.id, at: cart.updatedAt, productIds })
      .from(cart)
      .where(
        and(
          gte(cart.updatedAt, since),
          after && sql`(${cart.updatedAt}, ${cart.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(desc(cart.updatedAt), desc(cart.id))
      .limit(limit)
