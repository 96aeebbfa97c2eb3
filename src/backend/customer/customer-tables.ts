import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Notifications } from '#src/contract/customer/notifications.ts'
import type { ConsumerType } from '#src/contract/identity/consumer-type.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

/** Where a customer came from (specification, account and content, section 3, Consumer profile and sign-up payload). */
export type CustomerSource = { store?: string; acquisitionType?: string; campaignName?: string }

/**
 * A customer: their id is the specification's consumerId, and owns their carts and lists. The e-mail is kept in lower case,
 * the phone in E.164. The version goes up at each change. What logins keep of them goes with the row.
 */
export const customer = pgTable(
  'customer',
  {
    id: uuid().primaryKey(),
    consumerNo: text('consumer_no').notNull(),
    consumerType: text('consumer_type').$type<ConsumerType>().notNull().default('REGISTERED'),
    email: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text(),
    /** The dial code that the phone begins with, `+44`. */
    phoneCode: text('phone_code'),
    postalCode: text('postal_code'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text(),
    country: text().notNull(),
    interests: text().array().notNull().default([]),
    preferredShoeSize: text('preferred_shoe_size'),
    source: jsonb().$type<CustomerSource>().notNull().default({}),
    notifications: jsonb().$type<Notifications>().notNull().default({}),
    isConfirmedEmail: boolean('is_confirmed_email').notNull().default(false),
    termsAcceptedAt: instant('terms_accepted_at'),
    loyaltyOptInDate: instant('loyalty_opt_in_date'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('customer_consumer_no').on(table.consumerNo),
    uniqueIndex('customer_email').on(table.email),
    uniqueIndex('customer_phone')
      .on(table.phone)
      .where(sql`${table.phone} is not null`),
  ],
)
