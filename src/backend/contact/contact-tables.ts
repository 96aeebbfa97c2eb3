import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ContactSubject } from '#src/contract/contact/contact-calls.ts'

/** What people wrote to the shop; deleted by age. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey(),
    /** Who was signed in. */
    customerId: uuid('customer_id'),
    locale: text().notNull(),
    subject: text().$type<ContactSubject>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    phone: text(),
    orderNumber: text('order_number'),
    message: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    index('contact_message_received_at').on(table.receivedAt),
    index('contact_message_customer').on(table.customerId),
  ],
)
