import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { customer } from './customer-tables.ts'

/** The stores that an associate works in, and by which number the store knows them. */
export const storeEmployee = pgTable(
  'store_employee',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    storeId: text('store_id').notNull(),
    employeeId: text('employee_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.storeId] }),
    index('store_employee_store').on(table.storeId),
  ],
)
