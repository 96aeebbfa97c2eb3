import { and, count, desc, eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { largestList } from '#src/contract/wishlists/favorites.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { isSameLine } from '#src/rules/cart/same-line.ts'
import { changeList, lockList, type ListChange, type OwnList } from './change-list.ts'
import { withUnitsOf, type SavedLine } from './saved-line.ts'
import { touchList } from './touch-list.ts'
import type { Paging } from './wishlist-store.ts'
import { savedItem, wishlist } from './wishlist-tables.ts'

export type SavedItemRow = Omit<typeof savedItem.$inferSelect, 'listId'>

/** Part of a list, the newest first; `total` counts all of it. */
export type SavedPart = { listId: string; items: SavedItemRow[]; total: number }

const itemColumns = { id: savedItem.id, line: savedItem.line, savedAt: savedItem.savedAt }

const ownList = (sessionId: string) =>
  and(eq(wishlist.sessionId, sessionId), eq(wishlist.kind, 'saveForLater'))

const itemsOf = (
  sql: Sql,
  listId: string,
  { start, count: most }: Paging = { start: 0, count: largestList },
): Promise<SavedItemRow[]> =>
  sql
    .select(itemColumns)
    .from(savedItem)
    .where(eq(savedItem.listId, listId))
    .orderBy(desc(savedItem.savedAt), savedItem.id)
    .limit(most)
    .offset(start)

/**
 * Saves a line within the transaction that takes it out of its cart. The same choice that was saved before joins it. WSH409
 * when the list is full; the caller then rolls back.
 */
const saveLine = async (
  tx: Sql,
  list: OwnList,
  id: string,
  line: SavedLine,
): Promise<Result<undefined, ApiError<'WSH409'>>> => {
  const { id: listId } = await lockList(tx, 'saveForLater', list)
  const items = await itemsOf(tx, listId)
  const same = items.find((item) => isSameLine(item.line, line, true))
  if (!same && items.length >= largestList) return err(apiError('WSH409', { maxItems: largestList }))
  if (same) await tx.delete(savedItem).where(eq(savedItem.id, same.id))
  await tx
    .insert(savedItem)
    .values({ id, listId, line: withUnitsOf(line, same?.line), savedAt: list.instant })
  return ok(undefined)
}

/** Takes a saved line off within the transaction that puts it into a cart. WSH404 when it is not there as it was read. */
const takeLine = async (
  tx: Sql,
  { id, line }: SavedItemRow,
): Promise<Result<undefined, ApiError<'WSH404'>>> => {
  const taken = await tx
    .delete(savedItem)
    .where(and(eq(savedItem.id, id), eq(savedItem.line, line)))
    .returning({ id: savedItem.id })
  return taken.length === 1 ? ok(undefined) : err(apiError('WSH404'))
}

/** Reads and writes what sessions saved for later. */
export const createSavedItems = (db: Sql) => {
  const idOf = async (sessionId: string): Promise<string | undefined> => {
    const [list] = await db.select({ id: wishlist.id }).from(wishlist).where(ownList(sessionId))
    return list?.id
  }

  return {
    idOf,
    touch: (listId: string, instant: string) => touchList(db, listId, instant),
    saveLine,
    takeLine,

    partOf: async (listId: string, paging: Paging): Promise<SavedPart> => {
      const own = eq(savedItem.listId, listId)
      const [items, [counted]] = await Promise.all([
        itemsOf(db, listId, paging),
        db.select({ total: count() }).from(savedItem).where(own),
      ])
      return { listId, items, total: counted?.total ?? 0 }
    },

    /** How many items a session saved. */
    countOf: async (sessionId: string): Promise<number> => {
      const [counted] = await db
        .select({ total: count() })
        .from(savedItem)
        .innerJoin(wishlist, eq(wishlist.id, savedItem.listId))
        .where(ownList(sessionId))
      return counted?.total ?? 0
    },

    /** A saved item of the session's list; undefined when it is not there, or the list is another's. */
    find: async (sessionId: string, listId: string, itemId: string): Promise<SavedItemRow | undefined> => {
      const [found] = await db
        .select(itemColumns)
        .from(savedItem)
        .innerJoin(wishlist, eq(wishlist.id, savedItem.listId))
        .where(and(ownList(sessionId), eq(wishlist.id, listId), eq(savedItem.id, itemId)))
      return found
    },

    /** Changes a saved line. One that becomes the same choice as another takes that one's units. WSH404 when it is not there. */
    change: (list: ListChange, itemId: string, changed: (line: SavedLine) => SavedLine) =>
      changeList(db, 'saveForLater', list, async (tx, listId) => {
        const items = await itemsOf(tx, listId)
        const before = items.find(({ id }) => id === itemId)
        const line = before && changed(before.line)
        if (!line) return err(apiError('WSH404'))
        const same = items.find((item) => item.id !== itemId && isSameLine(item.line, line, true))
        if (same) await tx.delete(savedItem).where(eq(savedItem.id, same.id))
        await tx
          .update(savedItem)
          .set({ line: withUnitsOf(line, same?.line) })
          .where(eq(savedItem.id, itemId))
        return ok(undefined)
      }),

    /** Removes a saved item; WSH404 when it is not there. */
    remove: (list: ListChange, itemId: string) =>
      changeList(db, 'saveForLater', list, async (tx, listId) => {
        const removed = await tx
          .delete(savedItem)
          .where(and(eq(savedItem.listId, listId), eq(savedItem.id, itemId)))
          .returning({ id: savedItem.id })
        return removed.length === 1 ? ok(undefined) : err(apiError('WSH404'))
      }),
  }
}

export type SavedItems = ReturnType<typeof createSavedItems>
