import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PaymentMethod } from '#src/contract/payments/tenders.ts'
import type { PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import type { PaymentRefusalId } from './payment-provider.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

/** A card that Adyen's fields encrypted in the browser, until it pays. What they made of it is sealed. */
export const adyenCard = pgTable(
  'adyen_card',
  {
    token: text().primaryKey(),
    sealed: text().notNull(),
    brand: text().notNull(),
    lastSigns: text('last_signs').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('adyen_card_created').on(table.createdAt)],
)

/** A step with a payment's money: sent until Adyen responds. The amount is in minor units of the shop. */
export type AdyenStep = {
  kind: 'captured' | 'refunded' | 'voided'
  amount: number
  state: 'sent' | 'taken' | 'refused'
  /** What Adyen calls the step by. */
  pspReference?: string
}

/** A payment at Adyen; amounts in minor units of the shop. */
export const adyenPayment = pgTable(
  'adyen_payment',
  {
    /** Of the attempt: the merchant's reference at Adyen. */
    key: text().primaryKey(),
    orderNumber: text('order_number').notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    returnUrl: text('return_url').notNull(),
    /** What pays, sealed; null once Adyen has said what came of it. */
    sealed: text(),
    /** What Adyen calls the payment by; null until it says so. */
    pspReference: text('psp_reference'),
    /** Where the shopper goes on. */
    url: text(),
    /** What the shopper brought back, where Adyen was not heard of since. */
    broughtBack: text('brought_back'),
    errorId: text('error_id').$type<PaymentRefusalId>(),
    events: jsonb().$type<PaymentEvent[]>().notNull().default([]),
    steps: jsonb().$type<Record<string, AdyenStep>>().notNull().default({}),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('adyen_payment_psp_reference').on(table.pspReference)],
)
