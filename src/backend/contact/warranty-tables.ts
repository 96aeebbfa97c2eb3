import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Goods that broke, as their buyers told the shop; deleted by age. */
export const warrantyCase = pgTable(
  'warranty_case',
  {
    id: uuid().primaryKey(),
    /** Who was signed in. */
    customerId: uuid('customer_id'),
    locale: text().notNull(),
    orderNumber: text('order_number').notNull(),
    itemId: text('item_id').notNull(),
    /** What the item was called. */
    itemName: text('item_name').notNull(),
    email: text().notNull(),
    description: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    index('warranty_case_received_at').on(table.receivedAt),
    index('warranty_case_customer').on(table.customerId),
  ],
)
