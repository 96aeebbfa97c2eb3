import { asc, eq, lt } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database.ts'
import { warrantyCase } from './warranty-tables.ts'

export type WarrantyCase = typeof warrantyCase.$inferSelect

/** Keeps cases of goods that broke. */
export const createWarrantyStore = (db: Sql) => ({
  add: async (one: WarrantyCase): Promise<void> => {
    await db.insert(warrantyCase).values(one)
  },

  /** What a customer told while they were signed in, the oldest first. */
  casesOf: (customerId: string): Promise<WarrantyCase[]> =>
    db
      .select()
      .from(warrantyCase)
      .where(eq(warrantyCase.customerId, customerId))
      .orderBy(asc(warrantyCase.receivedAt)),

  forget: async (customerId: string): Promise<void> => {
    await db.delete(warrantyCase).where(eq(warrantyCase.customerId, customerId))
  },

  /** Deletes what came before an instant. */
  purge: async (before: string): Promise<void> => {
    await db.delete(warrantyCase).where(lt(warrantyCase.receivedAt, before))
  },
})
