import { and, count, desc, eq, lt, not, sql } from 'drizzle-orm'
import { err, ok } from '#src/base/result.ts'
import { apiError } from '#src/contract/errors.ts'
import { largestList } from '#src/contract/wishlists/favorites.ts'
import { isCustomers } from '#src/backend/customer/queries/is-customers.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { changeList, type ListChange } from './change-list.ts'
import { touchList } from './touch-list.ts'
import { wishlist, wishlistItem } from './wishlist-tables.ts'

export type WishlistItem = Omit<typeof wishlistItem.$inferSelect, 'listId'>
export type Paging = { start: number; count: number }

/** Part of a list, the newest first; `total` counts all of it. */
export type WishlistPart = { listId: string; items: WishlistItem[]; total: number }

const itemColumns = {
  id: wishlistItem.id,
  productId: wishlistItem.productId,
  upc: wishlistItem.upc,
  qty: wishlistItem.qty,
  addedAt: wishlistItem.addedAt,
}

/** Reads and writes lists of products. */
export const createWishlistStore = (db: Sql) => {
  const partOf = async (listId: string, paging: Paging): Promise<WishlistPart> => {
    const own = eq(wishlistItem.listId, listId)
    const [items, [counted]] = await Promise.all([
      db
        .select(itemColumns)
        .from(wishlistItem)
        .where(own)
        .orderBy(desc(wishlistItem.addedAt), wishlistItem.id)
        .limit(paging.count)
        .offset(paging.start),
      db.select({ total: count() }).from(wishlistItem).where(own),
    ])
    return { listId, items, total: counted?.total ?? 0 }
  }

  const idOf = async (sessionId: string): Promise<string | undefined> => {
    const owned = and(eq(wishlist.sessionId, sessionId), eq(wishlist.kind, 'favorites'))
    const [found] = await db.select({ id: wishlist.id }).from(wishlist).where(owned)
    return found?.id
  }

  return {
    idOf,
    partOf,
    touch: (listId: string, instant: string) => touchList(db, listId, instant),

    /** Ids of the products, not of variants, of a session's favorites; the newest first. */
    productIdsOf: async (sessionId: string): Promise<string[]> => {
      const owned = and(eq(wishlist.sessionId, sessionId), eq(wishlist.kind, 'favorites'))
      const found = await db
        .select({ productId: wishlistItem.productId })
        .from(wishlistItem)
        .innerJoin(wishlist, eq(wishlist.id, wishlistItem.listId))
        .where(and(owned, eq(wishlistItem.upc, '')))
        .orderBy(desc(wishlistItem.addedAt), wishlistItem.id)
      return found.map(({ productId }) => productId)
    },

    /**
     * Adds an item to the session's list, which is made where it is missing. One that is there already gets the new quantity.
     * WSH409 when the list is full.
     */
    add: (list: ListChange, item: Omit<WishlistItem, 'addedAt'>) =>
      changeList(db, 'favorites', list, async (tx, listId) => {
        await tx
          .insert(wishlistItem)
          .values({ ...item, listId, addedAt: list.instant })
          .onConflictDoUpdate({
            target: [wishlistItem.listId, wishlistItem.productId, wishlistItem.upc],
            set: { qty: item.qty },
          })
        const [counted] = await tx
          .select({ total: count() })
          .from(wishlistItem)
          .where(eq(wishlistItem.listId, listId))
        const isFull = (counted?.total ?? 0) > largestList
        return isFull ? err(apiError('WSH409', { maxItems: largestList })) : ok(undefined)
      }),

    /** Removes an item of the session's list; WSH404 when it is not there. */
    remove: (list: ListChange, itemId: string) =>
      changeList(db, 'favorites', list, async (tx, listId) => {
        const removed = await tx
          .delete(wishlistItem)
          .where(and(eq(wishlistItem.listId, listId), eq(wishlistItem.id, itemId)))
          .returning({ id: wishlistItem.id })
        return removed.length === 1 ? ok(undefined) : err(apiError('WSH404'))
      }),

    /** The token by which others may read a list: the one it has, else the given one. */
    share: async (listId: string, token: string): Promise<string> => {
      const [list] = await db
        .update(wishlist)
        .set({ shareToken: sql`coalesce(${wishlist.shareToken}, ${token})` })
        .where(eq(wishlist.id, listId))
        .returning({ token: wishlist.shareToken })
      return list?.token ?? token
    },

    /** Whether a list is shared by this token. */
    isShared: async (listId: string, token: string): Promise<boolean> => {
      const [list] = await db
        .select({ id: wishlist.id })
        .from(wishlist)
        .where(and(eq(wishlist.id, listId), eq(wishlist.shareToken, token)))
      return list !== undefined
    },

    /** Deletes guests' lists that nobody changed or looked at since an instant. */
    purge: async (before: string): Promise<void> => {
      await db
        .delete(wishlist)
        .where(and(lt(wishlist.updatedAt, before), not(isCustomers(wishlist.sessionId))))
    },
  }
}

export type WishlistStore = ReturnType<typeof createWishlistStore>
