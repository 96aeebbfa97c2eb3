import { and, eq } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { giftCard } from './gift-card-tables.ts'

/**
 * Blocks a gift card that holds all it was sold for, within a transaction; false, and nothing written, for one that was used or is
 * blocked already. No payment can come between: it takes the same row.
 * @param amount what it was sold for, in minor units
 */
export const blockUnusedGiftCard = async (tx: Sql, numberHash: string, amount: number): Promise<boolean> => {
  const blocked = await tx
    .update(giftCard)
    .set({ active: false, balance: 0 })
    .where(and(eq(giftCard.numberHash, numberHash), eq(giftCard.active, true), eq(giftCard.balance, amount)))
    .returning({ numberHash: giftCard.numberHash })
  return blocked.length === 1
}
