import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'

/** A cart belongs to one session. Its version goes up at each change, so that no writer overwrites another. */
export const cart = pgTable(
  'cart',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id').notNull(),
    currency: text().notNull(),
    version: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull(),
    details: jsonb().$type<CartDetails>().notNull().default({}),
  },
  (table) => [index('cart_updated_at').on(table.updatedAt)],
)

/** Text for a gift that goes with an item (specification, shopping, section 3). */
export type GiftOption = { to: string; email: string; message: string }

/**
 * A line item. Recipe, store and customs code are empty where there is none, so that one unique index says: same
 * product, upc, recipe and store are one line.
 */
export const cartItem = pgTable(
  'cart_item',
  {
    id: uuid().primaryKey(),
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    /** Order of the lines, ascending. */
    position: integer().notNull(),
    productId: text('product_id').notNull(),
    upc: text().notNull(),
    qty: integer().notNull(),
    /** Most units the caller wants this line to take. */
    maxQty: integer('max_qty').notNull(),
    recipeId: text('recipe_id').notNull(),
    storeId: text('store_id').notNull(),
    precreatedCustomsCode: text('precreated_customs_code').notNull(),
    giftOption: jsonb('gift_option').$type<GiftOption>(),
  },
  (table) => [
    uniqueIndex('cart_item_line').on(table.cartId, table.productId, table.upc, table.recipeId, table.storeId),
  ],
)
