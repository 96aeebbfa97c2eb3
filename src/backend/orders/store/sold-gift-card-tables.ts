import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { shopOrder } from './order-tables.ts'

/** A gift card that was bought: one row a unit. Its number and PIN are in the mail to its recipient alone. */
export const orderGiftCard = pgTable(
  'order_gift_card',
  {
    id: uuid().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    /** The current card: each time it is mailed again, it is a new one. */
    numberHash: text('number_hash').notNull(),
    /** What it was sold for, in minor units of the currency. */
    amount: integer().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** When it was cancelled. */
    blockedAt: timestamp('blocked_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [index('order_gift_card_order').on(table.orderNumber)],
)
