import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { Job } from '#src/backend/platform/job.ts'
import { adyenCard } from './adyen-tables.ts'

/** How long a card that Adyen's fields encrypted waits for its order, in milliseconds: Adyen takes what it encrypted for a day. */
const maxAgeMs = 3_600_000

/** Deletes the cards that Adyen's fields encrypted and nobody ordered with. */
export const deleteOldCards = async (db: Sql, clock: Clock): Promise<void> => {
  const before = new Date(Date.parse(clock()) - maxAgeMs).toISOString()
  await db.delete(adyenCard).where(lt(adyenCard.createdAt, before))
}

/** Deletes these cards every ten minutes, so that none outlives its hour by more, whether or not another card comes. */
export const purgeSealedCards = (db: Sql, clock: Clock): Job<object> => ({
  name: 'purge-sealed-cards',
  data: z.object({}),
  retryLimit: 0,
  retryDelay: 0,
  schedule: { cron: '*/10 * * * *', data: {} },
  run: () => deleteOldCards(db, clock),
})
