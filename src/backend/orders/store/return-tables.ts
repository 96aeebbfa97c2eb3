import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { LineUnits } from '#src/rules/orders/open-lines.ts'
import type { ReturnReason } from '#src/contract/orders/return-reasons.ts'
import { shopOrder } from './order-tables.ts'
import { instant } from '#src/backend/platform/database/instant-column.ts'

export type ReturnLine = LineUnits & Readonly<{ reason: ReturnReason }>

/** A return of lines of an order. Once it is received, `lines` are those that arrived. */
export const orderReturn = pgTable(
  'order_return',
  {
    returnId: text('return_id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => shopOrder.orderNumber, { onDelete: 'cascade' }),
    kind: text().$type<'return' | 'withdrawal'>().notNull(),
    lines: jsonb().$type<ReturnLine[]>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    receivedAt: instant('received_at'),
  },
  (table) => [index('order_return_order').on(table.orderNumber)],
)
