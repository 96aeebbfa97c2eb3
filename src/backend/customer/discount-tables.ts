import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DiscountKind } from '#src/contract/customer/discount-profile.ts'
import { customer } from './customer-tables.ts'

/** A discount that a customer has for what they are, up to an amount in each calendar year. */
export const discountProfile = pgTable(
  'discount_profile',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    kind: text().$type<DiscountKind>().notNull(),
    currency: text().notNull(),
    /** Minor units that may be spent with it, or are given, in a year. */
    annualLimit: integer('annual_limit').notNull(),
    /** Minor units spent in `year`; in any other year none. */
    spent: integer().notNull().default(0),
    year: integer().notNull(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
)
