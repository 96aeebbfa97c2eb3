import { and, isNull, lt } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { stockRequest } from './stock-request-tables.ts'

/** Deletes requests that are too old, each kind by what it is told from, an ISO instant. */
export const createStockRequestPurges = (db: Sql) => ({
  /** Those that were asked before an instant. */
  old: async (before: string): Promise<void> => {
    await db.delete(stockRequest).where(lt(stockRequest.askedAt, before))
  },

  /** Those that were asked before an instant, and never confirmed. */
  unconfirmed: async (before: string): Promise<void> => {
    await db
      .delete(stockRequest)
      .where(and(isNull(stockRequest.confirmedAt), lt(stockRequest.askedAt, before)))
  },

  /** Those whose mail was sent before an instant. */
  told: async (before: string): Promise<void> => {
    await db.delete(stockRequest).where(lt(stockRequest.toldAt, before))
  },
})
