import { lt } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { adyenCard } from './adyen-tables.ts'

/** Deletes cards that Adyen's fields encrypted before an instant and nobody ordered with. Adyen takes what it encrypted for a day. */
export const purgeSealedCards = async (db: Sql, before: string): Promise<void> => {
  await db.delete(adyenCard).where(lt(adyenCard.createdAt, before))
}
