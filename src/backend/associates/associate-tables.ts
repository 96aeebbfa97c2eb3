import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What associates do. */
export type AssociateActKind =
  | ('signedIn' | 'signedOut' | 'timedOut')
  | ('lookedUp' | 'customerNoted' | 'customerChosen' | 'customerCleared')
  | ('priceAdjusted' | 'adjustmentChanged' | 'adjustmentRemoved')

/**
 * What an associate did, and for whom: the log of associate mode. It outlives accounts, by the number that the store knows the
 * associate by; whose account is gone is named no more.
 */
export const associateAct = pgTable(
  'associate_act',
  {
    id: uuid().primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
    kind: text().$type<AssociateActKind>().notNull(),
    storeId: text('store_id').notNull(),
    employeeId: text('employee_id').notNull(),
    associateId: uuid('associate_id'),
    forCustomerId: uuid('for_customer_id'),
    cartId: uuid('cart_id'),
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('associate_act_at').on(table.at),
    index('associate_act_associate').on(table.associateId),
    index('associate_act_customer').on(table.forCustomerId),
  ],
)
