import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SubscriptionChannel, SubscriptionType } from '#src/contract/customer/subscription.ts'
import { customer } from '../customer-tables.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

/** What somebody is sent: a customer, or whoever left an address. Who opts out stays, so that nobody writes to them again. */
export const subscription = pgTable(
  'subscription',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    type: text().$type<SubscriptionType>().notNull(),
    channel: text().$type<SubscriptionChannel>().notNull(),
    /** An email in lower case, or a phone in E.164. */
    recipient: text().notNull(),
    category: text().notNull(),
    country: text().notNull(),
    region: text().notNull(),
    /** Locale of the site that mails are written for. */
    locale: text().notNull(),
    optin: boolean().notNull(),
    doubleOptin: boolean('double_optin').notNull().default(false),
    optinDate: instant('optin_date'),
    optoutDate: instant('optout_date'),
    /** When it was last wanted. */
    wantedAt: instant('wanted_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('subscription_recipient').on(table.recipient, table.type, table.channel),
    index('subscription_customer').on(table.customerId),
  ],
)
