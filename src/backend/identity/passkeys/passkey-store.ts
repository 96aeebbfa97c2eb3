import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { login, passkey } from '../identity-tables.ts'

export type StoredPasskey = typeof passkey.$inferSelect

/** Removes all passkeys of a customer. */
export const removePasskeys = async (tx: Sql, customerId: string): Promise<void> => {
  await tx.delete(passkey).where(eq(passkey.customerId, customerId))
}

/** Reads and writes passkeys. */
export const createPasskeyStore = (db: Sql) => {
  const own = (customerId: string, id: string) => and(eq(passkey.customerId, customerId), eq(passkey.id, id))

  return {
    ofCustomer: (customerId: string): Promise<StoredPasskey[]> =>
      db
        .select()
        .from(passkey)
        .where(eq(passkey.customerId, customerId))
        .orderBy(desc(passkey.createdAt), passkey.id),

    /** How many passkeys a customer has; another that is added waits until the transaction is over. */
    countInTurn: async (tx: Sql, customerId: string): Promise<number> => {
      await tx.select().from(login).where(eq(login.customerId, customerId)).for('update')
      return tx.$count(passkey, eq(passkey.customerId, customerId))
    },

    byId: async (id: string): Promise<StoredPasskey | undefined> => {
      const [found] = await db.select().from(passkey).where(eq(passkey.id, id))
      return found
    },

    /** Adds a passkey; false where its id is known. */
    add: async (tx: Sql, row: StoredPasskey): Promise<boolean> =>
      (await tx.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id })).length === 1,

    rename: async (customerId: string, id: string, name: string): Promise<StoredPasskey | undefined> => {
      const [named] = await db.update(passkey).set({ name }).where(own(customerId, id)).returning()
      return named
    },

    /** Removes a passkey, and gives what it was. */
    remove: async (tx: Sql, customerId: string, id: string): Promise<StoredPasskey | undefined> => {
      const [removed] = await tx.delete(passkey).where(own(customerId, id)).returning()
      return removed
    },

    /** Notes that it was used, and how often by its own count; false where that is no more than is known by now, as of a copy. */
    touch: async (id: string, counter: number, lastUsedAt: string): Promise<boolean> => {
      const isLater = or(
        lt(passkey.counter, counter),
        and(eq(passkey.counter, 0), eq(passkey.counter, counter)),
      )
      const used = await db
        .update(passkey)
        .set({ counter, lastUsedAt })
        .where(and(eq(passkey.id, id), isLater))
        .returning({ id: passkey.id })
      return used.length === 1
    },
  }
}
