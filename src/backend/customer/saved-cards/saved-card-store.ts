import { and, asc, desc, eq } from 'drizzle-orm'
import { customer } from '../customer-tables.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { savedCard } from './saved-card-tables.ts'

export type StoredCard = typeof savedCard.$inferSelect

/** Reads and writes the cards that customers have saved. */
export const savedCardStore = {
  /** A customer's cards, the main one first, then the oldest. */
  of: (db: Sql, customerId: string): Promise<StoredCard[]> =>
    db
      .select()
      .from(savedCard)
      .where(eq(savedCard.customerId, customerId))
      .orderBy(desc(savedCard.main), asc(savedCard.createdAt), asc(savedCard.id)),

  /** The same, which nobody else changes until the transaction ends; undefined where the customer is not there any more. */
  lock: async (tx: Sql, customerId: string): Promise<StoredCard[] | undefined> => {
    const own = tx.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId))
    const [found] = await own.for('update')
    return found && savedCardStore.of(tx, customerId)
  },

  add: async (tx: Sql, card: StoredCard): Promise<void> => {
    await tx.insert(savedCard).values(card)
  },

  /** Makes a card main; what was before is no longer. */
  markMain: async (tx: Sql, { id, customerId }: Pick<StoredCard, 'id' | 'customerId'>): Promise<void> => {
    const before = and(eq(savedCard.customerId, customerId), eq(savedCard.main, true))
    await tx.update(savedCard).set({ main: false }).where(before)
    await tx.update(savedCard).set({ main: true }).where(eq(savedCard.id, id))
  },

  remove: async (tx: Sql, id: string): Promise<void> => {
    await tx.delete(savedCard).where(eq(savedCard.id, id))
  },
}
