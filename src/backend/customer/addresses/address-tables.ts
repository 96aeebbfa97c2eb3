import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AddressTexts } from '#src/contract/address/address-fields.ts'
import type { ApproachType } from '#src/contract/customer/address-book.ts'
import { customer } from '../customer-tables.ts'

/** Addresses of customers' books; an id begins with the type. No customer has two that are main of one type. */
export const customerAddress = pgTable(
  'customer_address',
  {
    id: text().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    approachType: text('approach_type').$type<ApproachType>().notNull(),
    main: boolean().notNull(),
    fields: jsonb().$type<AddressTexts>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    index('customer_address_customer').on(table.customerId),
    uniqueIndex('customer_address_main')
      .on(table.customerId, table.approachType)
      .where(sql`${table.main}`),
  ],
)
