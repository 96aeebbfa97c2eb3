import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import type { GiftOption } from '#src/contract/cart/line-item-fields.ts'

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
  (table) => [index('cart_updated_at').on(table.updatedAt), index('cart_session').on(table.sessionId)],
)

/**
 * A line item. Recipe, store and customs code are empty and the amount is 0 where there is none, so that one unique index
 * says: same product, upc, recipe, store and amount are one line. Digital gifts to different people are lines of their own.
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
    /** What the shopper named as the price of one unit, in minor units. */
    customAmount: integer('custom_amount').notNull().default(0),
    productImageURL: text('product_image_url').notNull().default(''),
    /** Where it was chosen. */
    pdpUrl: text('pdp_url').notNull().default(''),
  },
  (table) => [
    uniqueIndex('cart_item_line').on(
      ...[table.cartId, table.productId, table.upc, table.recipeId, table.storeId, table.customAmount],
      sql`md5(coalesce(${table.giftOption}::text, ''))`,
    ),
  ],
)
