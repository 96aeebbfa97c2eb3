import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { customer } from '../customer-tables.ts'

/** Cards that customers have saved, by the acquirer's token. No customer has two that are main. */
export const savedCard = pgTable(
  'saved_card',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    brand: text().notNull(),
    lastSigns: text('last_signs').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    main: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    index('saved_card_customer').on(table.customerId),
    uniqueIndex('saved_card_main')
      .on(table.customerId)
      .where(sql`${table.main}`),
  ],
)
