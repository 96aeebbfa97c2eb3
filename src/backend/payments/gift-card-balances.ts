import { inArray } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { giftCard } from './gift-card-tables.ts'

/** What gift cards hold, in minor units, and the last signs of their numbers, by the hashes of these. */
export const giftCardBalances = async (
  db: Sql,
  numberHashes: readonly string[],
): Promise<ReadonlyMap<string, { balance: number; lastSigns: string }>> => {
  if (numberHashes.length === 0) return new Map()
  const cards = await db
    .select()
    .from(giftCard)
    .where(inArray(giftCard.numberHash, [...numberHashes]))
  return new Map(cards.map(({ numberHash, balance, lastSigns }) => [numberHash, { balance, lastSigns }]))
}
