import { and, eq, lt } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { photoSubmission } from './photo-tables.ts'

export type PhotoSubmission = typeof photoSubmission.$inferInsert

/** Keeps what shoppers send to the photo service. */
export const createPhotoStore = (db: Sql) => ({
  add: async (submission: PhotoSubmission): Promise<void> => {
    await db.insert(photoSubmission).values(submission)
  },

  /** Deletes what was sent before an instant. */
  purge: async (before: string): Promise<void> => {
    await db.delete(photoSubmission).where(lt(photoSubmission.createdAt, before))
  },

  /** Whether somebody registered under this id, a UUID. */
  hasUser: async (id: string): Promise<boolean> => {
    const [user] = await db
      .select({ id: photoSubmission.id })
      .from(photoSubmission)
      .where(and(eq(photoSubmission.kind, 'user'), eq(photoSubmission.id, id)))
    return user !== undefined
  },
})

export type PhotoStore = ReturnType<typeof createPhotoStore>
