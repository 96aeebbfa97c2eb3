import { eq } from 'drizzle-orm'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { savedItem, wishlist, wishlistItem } from './wishlist-tables.ts'

/** The favorites of a person, and what they saved for later. */
export const wishlistPersonalData: PersonalData = {
  read: async (db, ownerId) => {
    const own = eq(wishlist.sessionId, ownerId)
    const favorites = await db
      .select({ productId: wishlistItem.productId, upc: wishlistItem.upc, addedAt: wishlistItem.addedAt })
      .from(wishlistItem)
      .innerJoin(wishlist, eq(wishlist.id, wishlistItem.listId))
      .where(own)
    const savedForLater = await db
      .select({ line: savedItem.line, savedAt: savedItem.savedAt })
      .from(savedItem)
      .innerJoin(wishlist, eq(wishlist.id, savedItem.listId))
      .where(own)
    return { favorites, savedForLater }
  },

  forget: async (tx, ownerId) => {
    await tx.delete(wishlist).where(eq(wishlist.sessionId, ownerId))
  },
}
