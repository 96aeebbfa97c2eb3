import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { giftCard } from './gift-card-tables.ts'

/**
 * Takes minor units off a gift card or a reward within a transaction; false, and the caller rolls back, where it holds less or has expired.
 * @param today the date where the shopper is, `YYYY-MM-DD`
 */
export const spendGiftCard = async (
  tx: Sql,
  numberHash: string,
  amount: number,
  today: string,
): Promise<boolean> => {
  const spent = await tx
    .update(giftCard)
    .set({ balance: sql`${giftCard.balance} - ${amount}` })
    .where(
      and(
        eq(giftCard.numberHash, numberHash),
        eq(giftCard.active, true),
        gte(giftCard.balance, amount),
        or(isNull(giftCard.expiresOn), gte(giftCard.expiresOn, today)),
      ),
    )
    .returning({ balance: giftCard.balance })
  return spent.length === 1
}

/** Gives minor units back to a gift card or a reward. */
export const returnToGiftCard = async (tx: Sql, numberHash: string, amount: number): Promise<void> => {
  await tx
    .update(giftCard)
    .set({ balance: sql`${giftCard.balance} + ${amount}` })
    .where(eq(giftCard.numberHash, numberHash))
}
