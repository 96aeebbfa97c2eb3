import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import type { CardConduct } from './test-cards.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

/** A card as the embedded acquirer remembers it: what it does, and never its number or code. */
export const acquirerCard = pgTable('acquirer_card', {
  token: text().primaryKey(),
  brand: text().notNull(),
  lastSigns: text('last_signs').notNull(),
  expiryMonth: integer('expiry_month').notNull(),
  expiryYear: integer('expiry_year').notNull(),
  conduct: text().$type<CardConduct>().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** A payment at the embedded acquirer; amounts in minor units. */
export const acquirerPayment = pgTable(
  'acquirer_payment',
  {
    reference: text().primaryKey(),
    key: text().notNull().unique(),
    orderNumber: text('order_number').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    method: text().notNull(),
    conduct: text().$type<CardConduct>().notNull(),
    returnUrl: text('return_url'),
    /** Whether the shopper has answered the challenge or come back. */
    isCompleted: boolean('is_completed').notNull().default(false),
    events: jsonb().$type<PaymentEvent[]>().notNull().default([]),
    /** Keys of the steps that were taken, and what came of them. */
    steps: jsonb().$type<Record<string, 'taken' | 'refused'>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('acquirer_payment_order').on(table.orderNumber)],
)
