import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { customer } from '../customer-tables.ts'

/** Whether what has an owner is a customer's, not a guest's. */
export const isCustomers = (ownerId: AnyColumn): SQL =>
  sql`exists (select 1 from ${customer} where ${customer.id} = ${ownerId})`
