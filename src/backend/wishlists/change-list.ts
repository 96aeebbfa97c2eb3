import { eq } from 'drizzle-orm'
import { ok, type Result } from '#src/base/result.ts'
import type { ApiError, ErrorId } from '#src/contract/errors.ts'
import type { KeyedRequest } from '#src/contract/keyed-request.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { isRepeated, withRequest } from '#src/rules/cart/recent-requests.ts'
import { wishlist, type WishlistKind } from './wishlist-tables.ts'

/** Whose list it is, and the id that it gets where it is made now. */
export type OwnList = { sessionId: string; listId: string; instant: string }

/** A list that a request changes. */
export type ListChange = OwnList & { request: KeyedRequest | undefined }

/** Makes the session's list where it is missing; who writes to it comes after whoever does so now. */
export const lockList = async (
  tx: Sql,
  kind: WishlistKind,
  { sessionId, listId, instant }: OwnList,
): Promise<{ id: string; recentRequests: KeyedRequest[] }> => {
  const [list] = await tx
    .insert(wishlist)
    .values({ id: listId, sessionId, kind, updatedAt: instant })
    .onConflictDoUpdate({ target: [wishlist.sessionId, wishlist.kind], set: { updatedAt: instant } })
    .returning({ id: wishlist.id, recentRequests: wishlist.recentRequests })
  return list ?? { id: listId, recentRequests: [] }
}

/**
 * Changes the session's list, and nothing more where the request did so before. API422 for a key that was given to another
 * request.
 * @param change a refusal of it undoes all
 */
export const changeList = <Id extends ErrorId>(
  db: Sql,
  kind: WishlistKind,
  list: ListChange,
  change: (tx: Sql, listId: string) => Promise<Result<undefined, ApiError<Id>>>,
): Promise<Result<undefined, ApiError<Id | 'API422'>>> =>
  inTransaction<undefined, ApiError<Id | 'API422'>>(db, async (tx) => {
    const { request } = list
    const { id, recentRequests } = await lockList(tx, kind, list)
    const repeated = isRepeated({ recentRequests }, request)
    if (!repeated.ok) return repeated
    if (repeated.value) return ok(undefined)
    const changed = await change(tx, id)
    if (changed.ok && request)
      await tx.update(wishlist).set(withRequest({ recentRequests }, request)).where(eq(wishlist.id, id))
    return changed
  })
