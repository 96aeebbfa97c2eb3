import { and, eq } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { customerAddress } from './address-tables.ts'
import { customer } from '../customer-tables.ts'
import { addressesOf, type StoredAddress } from '../profile-store.ts'

/** Reads and writes address books. */
export const addressStore = {
  /** The book of a customer, which nobody else changes until the transaction ends; undefined where they are not there any more. */
  lock: async (tx: Sql, customerId: string): Promise<StoredAddress[] | undefined> => {
    const [found] = await tx
      .select({ id: customer.id })
      .from(customer)
      .where(eq(customer.id, customerId))
      .for('update')
    return found && addressesOf(tx, customerId)
  },

  /** Makes an address main; what was before is no longer. */
  markMain: async (tx: Sql, { customerId, approachType, id }: StoredAddress): Promise<void> => {
    const ofType = and(
      eq(customerAddress.customerId, customerId),
      eq(customerAddress.approachType, approachType),
      eq(customerAddress.main, true),
    )
    await tx.update(customerAddress).set({ main: false }).where(ofType)
    await tx.update(customerAddress).set({ main: true }).where(eq(customerAddress.id, id))
  },

  add: async (tx: Sql, address: StoredAddress): Promise<void> => {
    await tx.insert(customerAddress).values(address)
  },

  change: async (tx: Sql, { id, fields }: StoredAddress): Promise<void> => {
    await tx.update(customerAddress).set({ fields }).where(eq(customerAddress.id, id))
  },

  remove: async (tx: Sql, id: string): Promise<void> => {
    await tx.delete(customerAddress).where(eq(customerAddress.id, id))
  },
}
