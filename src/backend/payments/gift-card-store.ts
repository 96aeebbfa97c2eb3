import { eq, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { giftCard } from './gift-card-tables.ts'

export type StoredGiftCard = typeof giftCard.$inferSelect

/** Reads and writes gift cards. */
export const createGiftCardStore = (db: Sql) => ({
  find: async (numberHash: string): Promise<StoredGiftCard | undefined> => {
    const [found] = await db.select().from(giftCard).where(eq(giftCard.numberHash, numberHash))
    return found
  },

  /** Writes new cards; how many were new. A card that is there keeps its balance. */
  add: async (cards: readonly StoredGiftCard[]): Promise<number> => {
    if (cards.length === 0) return 0
    const added = await db
      .insert(giftCard)
      .values([...cards])
      .onConflictDoNothing()
      .returning({ added: sql`1` })
    return added.length
  },
})

export type GiftCardStore = ReturnType<typeof createGiftCardStore>
