import { customType, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Goods that broke, as their buyers told the shop; deleted by age. */
export const warrantyCase = pgTable(
  'warranty_case',
  {
    id: uuid().primaryKey(),
    /** Who was signed in. */
    customerId: uuid('customer_id'),
    locale: text().notNull(),
    orderNumber: text('order_number').notNull(),
    itemId: text('item_id').notNull(),
    /** What the item was called. */
    itemName: text('item_name').notNull(),
    email: text().notNull(),
    description: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    index('warranty_case_received_at').on(table.receivedAt),
    index('warranty_case_customer').on(table.customerId),
    index('warranty_case_order').on(table.orderNumber),
  ],
)

/** Pictures that show what broke, as JPEGs that the shop made; they go with their case. */
export const warrantyPicture = pgTable(
  'warranty_picture',
  {
    id: uuid().primaryKey(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => warrantyCase.id, { onDelete: 'cascade' }),
    /** From 0, as they were sent. */
    place: smallint().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [index('warranty_picture_case').on(table.caseId)],
)
