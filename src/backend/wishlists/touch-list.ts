import { and, eq, lt, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { wishlist } from './wishlist-tables.ts'

/** Notes that a list was looked at, at most once a day, so that it is not taken for one nobody comes back to. */
export const touchList = async (db: Sql, listId: string, instant: string): Promise<void> => {
  const isADayOld = lt(wishlist.updatedAt, sql`${instant}::timestamptz - interval '1 day'`)
  await db
    .update(wishlist)
    .set({ updatedAt: instant })
    .where(and(eq(wishlist.id, listId), isADayOld))
}
