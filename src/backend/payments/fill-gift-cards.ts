import { eq, inArray, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { hashNumber, typedCode } from './gift-card-secrets.ts'
import type { StoredGiftCard } from './gift-card-store.ts'
import { giftCard } from './gift-card-tables.ts'

/** Gift cards and rewards whose numbers end alike. */
export const giftCardsThatEnd = async (db: Sql, lastSigns: string): Promise<StoredGiftCard[]> =>
  db.select().from(giftCard).where(eq(giftCard.lastSigns, lastSigns))

/** Has cards hold what they say, those too that were used. */
export const fillGiftCards = async (db: Sql, cards: readonly StoredGiftCard[]): Promise<void> => {
  const { balance, active } = giftCard
  await db
    .insert(giftCard)
    .values([...cards])
    .onConflictDoUpdate({
      target: giftCard.numberHash,
      set: {
        balance: sql`excluded.${sql.identifier(balance.name)}`,
        active: sql`excluded.${sql.identifier(active.name)}`,
      },
    })
}

/** Has cards pay no more, by their numbers. */
export const closeGiftCards = async (db: Sql, numbers: readonly string[]): Promise<void> => {
  const hashes = await Promise.all(numbers.map((number) => hashNumber(typedCode(number))))
  await db.update(giftCard).set({ active: false }).where(inArray(giftCard.numberHash, hashes))
}
