import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Promotion } from '#src/contract/promotions/promotion.ts'

export const promotion = pgTable('promotion', {
  promotionId: text('promotion_id').primaryKey(),
  /** False once it left the promotions; orders and carts that name it still do. */
  active: boolean().notNull(),
  facts: jsonb().$type<Promotion>().notNull(),
  /** Most orders that may use it, over all customers and codes. */
  maxUses: integer('max_uses'),
  /** Orders that use it. */
  uses: integer().notNull().default(0),
})

/** Codes as they are stored: upper case, without blanks. */
export const couponCode = pgTable(
  'coupon_code',
  {
    code: text().primaryKey(),
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotion.promotionId, { onDelete: 'cascade' }),
    maxUses: integer('max_uses'),
    uses: integer().notNull().default(0),
  },
  (table) => [index('coupon_code_promotion').on(table.promotionId)],
)

/** What a promotion with a budget took off all orders of one currency, in minor units. */
export const promotionSpending = pgTable(
  'promotion_spending',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotion.promotionId, { onDelete: 'cascade' }),
    currency: text().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.currency] })],
)

/** One order's use of one promotion, until the order fails. */
export const promotionUse = pgTable(
  'promotion_use',
  {
    orderId: text('order_id').notNull(),
    promotionId: text('promotion_id').notNull(),
    customerId: text('customer_id').notNull(),
    code: text(),
    /** What it took off the order in minor units of a currency, where it has a budget. */
    amount: bigint({ mode: 'number' }),
    currency: text(),
    usedAt: timestamp('used_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.promotionId] }),
    index('promotion_use_customer').on(table.customerId, table.promotionId),
  ],
)
