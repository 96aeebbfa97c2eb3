import { and, eq, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { isSameLine } from '#src/rules/cart/same-line.ts'
import { lockList } from './change-list.ts'
import { withUnitsOf } from './saved-line.ts'
import { savedItem, wishlist, wishlistItem, type WishlistKind } from './wishlist-tables.ts'

/** Ids of a session's lists, of those it has. */
export type ListIds = { favoriteId?: string; saveForLaterId?: string }

const listOf = async (tx: Sql, sessionId: string, kind: WishlistKind): Promise<string | undefined> => {
  const [list] = await tx
    .select({ id: wishlist.id })
    .from(wishlist)
    .where(and(eq(wishlist.sessionId, sessionId), eq(wishlist.kind, kind)))
    .for('update')
  return list?.id
}

/** Favorites that are on both lists stay as the customer has them. */
const moveFavorites = async (tx: Sql, fromId: string, toId: string): Promise<void> => {
  const known = sql`exists (select 1 from ${wishlistItem} own where own.list_id = ${toId}
    and own.product_id = ${wishlistItem.productId} and own.upc = ${wishlistItem.upc})`
  await tx
    .update(wishlistItem)
    .set({ listId: toId })
    .where(and(eq(wishlistItem.listId, fromId), sql`not ${known}`))
}

/** What was saved on both lists is one, with the units of both. */
const moveSaved = async (tx: Sql, fromId: string, toId: string): Promise<void> => {
  const own = await tx.select().from(savedItem).where(eq(savedItem.listId, toId))
  const guests = await tx.select().from(savedItem).where(eq(savedItem.listId, fromId))
  for (const { id, line } of guests) {
    const same = own.find((item) => isSameLine(item.line, line, true))
    if (same) await tx.delete(savedItem).where(eq(savedItem.id, same.id))
    await tx
      .update(savedItem)
      .set({ listId: toId, line: withUnitsOf(line, same?.line) })
      .where(eq(savedItem.id, id))
  }
}

/**
 * Makes a guest's favorites and saved items the customer's, in one transaction. The guest has none then, so that doing it again
 * changes nothing. Lists grow beyond their bound rather than lose an item.
 * @param newId makes the id of a list that the customer does not have yet
 */
export const createAdoptLists =
  (db: Sql, newId: () => string) =>
  (from: string, to: string, instant: string): Promise<ListIds> =>
    db.transaction(async (tx) => {
      const adopt = async (
        kind: WishlistKind,
        move: (tx: Sql, fromId: string, toId: string) => Promise<void>,
      ): Promise<string | undefined> => {
        const fromId = await listOf(tx, from, kind)
        if (fromId === undefined) return listOf(tx, to, kind)
        const { id: toId } = await lockList(tx, kind, { sessionId: to, listId: newId(), instant })
        await move(tx, fromId, toId)
        await tx.delete(wishlist).where(eq(wishlist.id, fromId))
        return toId
      }
      const favoriteId = await adopt('favorites', moveFavorites)
      const saveForLaterId = await adopt('saveForLater', moveSaved)
      return { ...(favoriteId ? { favoriteId } : {}), ...(saveForLaterId ? { saveForLaterId } : {}) }
    })

export type AdoptLists = ReturnType<typeof createAdoptLists>
