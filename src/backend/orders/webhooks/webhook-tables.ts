import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { shopOrder } from '../store/order-tables.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

/** A delivery of an event to a listener, written with its body before it is sent, so that each try sends the same. */
export const orderWebhook = pgTable(
  'order_webhook',
  {
    /** The id of the message, by which a listener knows it again. */
    id: uuid().primaryKey(),
    /** The name of the listener. */
    endpoint: text().notNull(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    /** The number of the event within its order. */
    eventNumber: integer('event_number').notNull(),
    kind: text().notNull(),
    body: text().notNull(),
    createdAt: instant('created_at').notNull(),
    tries: integer().notNull().default(0),
    triedAt: instant('tried_at'),
    /** Until when it belongs to the process that sends it. */
    claimedUntil: instant('claimed_until'),
    /** Why the last try failed. */
    reason: text(),
    /** When it was taken, or dropped; null while it is on its way. */
    deliveredAt: instant('delivered_at'),
    droppedAt: instant('dropped_at'),
  },
  (table) => [
    uniqueIndex('order_webhook_event').on(table.endpoint, table.orderNumber, table.eventNumber),
    index('order_webhook_created').on(table.createdAt),
    index('order_webhook_open')
      .on(table.endpoint, table.orderNumber, table.eventNumber)
      .where(sql`delivered_at is null and dropped_at is null`),
  ],
)
