import type { Sql } from './database/database.ts'

/** What a domain holds of a person by the id that owns it. */
export type PersonalData = {
  /** All of it, as JSON would carry it, under the names it is shown by. */
  read: (db: Sql, ownerId: string) => Promise<Record<string, unknown>>
  /** Deletes it within a transaction, or takes away what tells whose it is. */
  forget: (tx: Sql, ownerId: string) => Promise<void>
}
