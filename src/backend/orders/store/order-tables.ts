import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type {
  FulfilmentState,
  OrderActor,
  OrderEventKind,
  PaymentState,
} from '#src/rules/orders/order-states.ts'
import type { PaymentMethod } from '#src/contract/payments/tenders.ts'
import type { AttemptState, PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import type { PaymentRefusalId } from '#src/backend/payments/payment-provider.ts'
import type { OrderContent } from './order-content.ts'
import type { PaymentFields } from './payment-columns.ts'
import type { TenderSource } from './tender-source.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

/** An order. A version of a cart has one at most that has neither failed nor was cancelled; a cart has one at most that waits for its payment. Amounts are minor units of the currency. */
export const shopOrder = pgTable(
  'shop_order',
  {
    orderNumber: text('order_number').primaryKey(),
    cartId: uuid('cart_id').notNull(),
    /** The version of the cart that was ordered. */
    cartVersion: integer('cart_version').notNull(),
    /** The customer, or the session of a guest. */
    ownerId: uuid('owner_id').notNull(),
    /** The session that placed it: that of the associate where one sold it. */
    sessionId: uuid('session_id').notNull(),
    /** In lower case, as guests find their orders by it. */
    email: text().notNull(),
    locale: text().notNull(),
    currency: text().notNull(),
    total: integer().notNull(),
    payment: text().$type<PaymentState>().notNull(),
    fulfilment: text().$type<FulfilmentState>().notNull(),
    content: jsonb().$type<OrderContent>().notNull(),
    /** The cart that took the place of its own after its payment failed. */
    successorCartId: uuid('successor_cart_id'),
    placedAt: instant('placed_at').notNull(),
    /** When it last changed, its provider was last asked about its payment, or the sending of its items by email was last tried. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('shop_order_cart')
      .on(table.cartId, table.cartVersion)
      .where(sql`payment <> 'failed' and fulfilment <> 'cancelled'`),
    uniqueIndex('shop_order_cart_unsettled')
      .on(table.cartId)
      .where(sql`payment in ('created', 'paymentPending', 'challenged') and fulfilment <> 'cancelled'`),
    index('shop_order_owner').on(table.ownerId, table.placedAt),
    index('shop_order_session').on(table.sessionId, table.placedAt),
    index('shop_order_email').on(table.email),
    index('shop_order_placed').on(table.placedAt),
    index('shop_order_to_pack')
      .on(table.placedAt)
      .where(sql`fulfilment = 'open' and payment in ('authorised', 'captured', 'partlyRefunded')`),
    index('shop_order_unsettled')
      .on(table.updatedAt)
      .where(sql`payment in ('created', 'paymentPending', 'challenged')`),
  ],
)

/** Everything that happened to an order, in order; never changed. */
export const orderEvent = pgTable(
  'order_event',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    /** Counts up within an order. */
    number: integer().notNull(),
    kind: text().$type<OrderEventKind>().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    at: instant('at').notNull(),
    /** The parcel, cancellation or refund that it is about; null where it is about the whole order. */
    subjectId: uuid('subject_id'),
    /** When the mail about it was queued; null while it waits. */
    toldAt: instant('told_at'),
    /** When it was handed to the listeners (webhooks); null until then: the event is its own outbox. */
    announcedAt: instant('announced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.number] }),
    index('order_event_untold')
      .on(table.at)
      .where(sql`told_at is null`),
    index('order_event_unannounced')
      .on(table.at)
      .where(sql`announced_at is null`),
  ],
)

/**
 * An order's claim to be the nth of its buyer, for promotions of such orders, until it fails or is cancelled. An email has one such order, and
 * so has the customer by whom limits of promotions count: the account, or the session of a guest.
 */
export const nthOrderClaim = pgTable(
  'nth_order_claim',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    nth: integer().notNull(),
    /** The order's. */
    email: text().notNull(),
    customerId: text('customer_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.nth] }),
    uniqueIndex('nth_order_claim_email').on(table.email, table.nth),
    uniqueIndex('nth_order_claim_customer').on(table.customerId, table.nth),
  ],
)

/** A tender of an order, and how much of it was refunded. */
export const orderTender = pgTable(
  'order_tender',
  {
    id: uuid().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    method: text().$type<PaymentMethod>().notNull(),
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    source: jsonb().$type<TenderSource>().notNull(),
  },
  (table) => [index('order_tender_order').on(table.orderNumber)],
)

/** An attempt to pay at a provider, written before the provider is called. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    /** The idempotency key: sent again, it is the same attempt at the provider. */
    key: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    tenderId: uuid('tender_id').notNull(),
    provider: text().notNull(),
    /** The provider's reference; null until it has responded. */
    reference: text(),
    amount: integer().notNull(),
    outcome: text().$type<AttemptState['outcome']>().notNull(),
    /** Where the shopper answers the challenge, or goes on with the payment. */
    url: text(),
    /** Why it was refused. */
    errorId: text('error_id').$type<PaymentRefusalId>(),
    /** The amount to capture once goods have left; null before. */
    captureAmount: integer('capture_amount'),
    captureState: text('capture_state').$type<'due' | 'done' | 'refused'>(),
    /** Fields of the payment, as the caller sent them. */
    fields: jsonb().$type<PaymentFields>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('payment_attempt_order').on(table.orderNumber),
    uniqueIndex('payment_attempt_reference').on(table.provider, table.reference),
    index('payment_attempt_capture_due')
      .on(table.updatedAt)
      .where(sql`capture_state = 'due'`),
  ],
)

/** Events of attempts as providers reported them; kept also where no attempt is known yet. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    provider: text().notNull(),
    id: text().notNull(),
    reference: text().notNull(),
    kind: text().$type<PaymentEvent['kind']>().notNull(),
    amount: integer().notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When it was folded into its attempt; null while there is none. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index('payment_event_reference').on(table.provider, table.reference),
    index('payment_event_open')
      .on(table.receivedAt)
      .where(sql`settled_at is null`),
  ],
)
