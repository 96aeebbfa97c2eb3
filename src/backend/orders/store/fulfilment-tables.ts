import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import type { OrderActor } from '#src/rules/orders/order-states.ts'
import { shopOrder } from './order-tables.ts'
import type { RefundCause, RefundPart, RefundState } from './refund-parts.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

const ofOrder = () =>
  text('order_number')
    .notNull()
    .references(() => shopOrder.orderNumber, { onDelete: 'cascade' })

/** Units of a shipment that left together: sent, or laid out in their store. */
export const orderParcel = pgTable(
  'order_parcel',
  {
    id: uuid().primaryKey(),
    orderNumber: ofOrder(),
    shippingId: text('shipping_id').notNull(),
    lines: jsonb().$type<LineUnits[]>().notNull(),
    carrier: text(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    kind: text().$type<'sent' | 'ready'>().notNull(),
    at: instant('at').notNull(),
    /** When it was delivered or collected. */
    arrivedAt: instant('arrived_at'),
  },
  (table) => [index('order_parcel_order').on(table.orderNumber)],
)

/** Units that were cancelled. */
export const orderCancellation = pgTable(
  'order_cancellation',
  {
    id: uuid().primaryKey(),
    orderNumber: ofOrder(),
    lines: jsonb().$type<LineUnits[]>().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_cancellation_order').on(table.orderNumber)],
)

/** A refund, or what will not be captured; amounts are minor units. */
export const orderRefund = pgTable(
  'order_refund',
  {
    id: uuid().primaryKey(),
    orderNumber: ofOrder(),
    /** The idempotency key: the same key is the same refund, here and at its provider. */
    key: text().notNull(),
    amount: integer().notNull(),
    cause: text().$type<RefundCause>().notNull(),
    /** Staff's reason. */
    reason: text().notNull(),
    actor: text().$type<OrderActor>().notNull(),
    parts: jsonb().$type<RefundPart[]>().notNull(),
    state: text().$type<RefundState>().notNull(),
    at: instant('at').notNull(),
    /** When its provider was asked last. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_refund_key').on(table.orderNumber, table.key),
    index('order_refund_due')
      .on(table.updatedAt)
      .where(sql`state = 'due'`),
  ],
)

/** A note of staff about an order. */
export const orderNote = pgTable(
  'order_note',
  {
    id: uuid().primaryKey(),
    orderNumber: ofOrder(),
    text: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('order_note_order').on(table.orderNumber)],
)
