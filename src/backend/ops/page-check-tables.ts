import { jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Checks of the pages that take payment, and what differed then. */
export const paymentPageCheck = pgTable('payment_page_check', {
  checkedAt: timestamp('checked_at', { withTimezone: true, mode: 'string' }).primaryKey(),
  differences: jsonb().$type<string[]>().notNull(),
})
