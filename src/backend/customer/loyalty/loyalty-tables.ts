import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LoyaltyEntryKind } from '#src/contract/customer/loyalty.ts'
import { customer } from '../customer-tables.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

/** A member of the loyalty programme, or who was one. The balance is the sum of the entries. */
export const loyaltyMember = pgTable(
  'loyalty_member',
  {
    customerId: uuid('customer_id')
      .primaryKey()
      .references(() => customer.id, { onDelete: 'cascade' }),
    optin: boolean().notNull(),
    doubleOptin: boolean('double_optin').notNull(),
    country: text().notNull(),
    region: text().notNull(),
    channel: text().notNull(),
    balance: integer().notNull().default(0),
    /** What others name when they sign up on this member's word. */
    referralCode: text('referral_code').notNull(),
    referredBy: uuid('referred_by').references(() => customer.id, { onDelete: 'set null' }),
    leadSource: text('lead_source'),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    uniqueIndex('loyalty_member_referral_code').on(table.referralCode),
    check('loyalty_member_balance', sql`${table.balance} >= 0`),
  ],
)

/** Points that came or went; never changed. A reference names what they are for, and counts once. */
export const loyaltyEntry = pgTable(
  'loyalty_entry',
  {
    id: uuid().primaryKey(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => loyaltyMember.customerId, { onDelete: 'cascade' }),
    kind: text().$type<LoyaltyEntryKind>().notNull(),
    points: integer().notNull(),
    balance: integer().notNull(),
    reference: text().notNull(),
    at: instant('at').notNull(),
    /** Counts up within a member, since several may be of one instant. */
    number: integer().notNull(),
  },
  (table) => [
    uniqueIndex('loyalty_entry_reference').on(table.customerId, table.kind, table.reference),
    uniqueIndex('loyalty_entry_number').on(table.customerId, table.number),
  ],
)
