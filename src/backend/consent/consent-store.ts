import { asc, eq, lt } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { consentRecord } from './consent-tables.ts'

export type ConsentRecord = typeof consentRecord.$inferInsert

/** Keeps proofs of choices about cookies. */
export const createConsentStore = (db: Sql) => ({
  add: async (record: ConsentRecord): Promise<void> => {
    await db.insert(consentRecord).values(record)
  },

  /** The proofs under one random id, oldest first. */
  recordsOf: (consentId: string): Promise<ConsentRecord[]> =>
    db
      .select()
      .from(consentRecord)
      .where(eq(consentRecord.consentId, consentId))
      .orderBy(asc(consentRecord.recordedAt)),

  /** Deletes what was recorded before an instant. */
  purge: async (before: string): Promise<void> => {
    await db.delete(consentRecord).where(lt(consentRecord.recordedAt, before))
  },
})

export type ConsentStore = ReturnType<typeof createConsentStore>
