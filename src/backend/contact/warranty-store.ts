import { asc, count, desc, eq, inArray, lt, sql as raw } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { warrantyCase, warrantyPicture } from './warranty-tables.ts'

export type WarrantyCase = typeof warrantyCase.$inferSelect

/** A case with the ids of its pictures, in their order. */
export type PicturedCase = WarrantyCase & { pictureIds: string[] }

/** Keeps cases of goods that broke, with the pictures that show it. */
export const createWarrantyStore = (db: Sql) => {
  const withPictures = async (cases: WarrantyCase[]): Promise<PicturedCase[]> => {
    const pictures = await db
      .select({ id: warrantyPicture.id, caseId: warrantyPicture.caseId })
      .from(warrantyPicture)
      .where(
        inArray(
          warrantyPicture.caseId,
          cases.map(({ id }) => id),
        ),
      )
      .orderBy(asc(warrantyPicture.place))
    const byCase = Map.groupBy(pictures, ({ caseId }) => caseId)
    return cases.map((one) => ({ ...one, pictureIds: (byCase.get(one.id) ?? []).map(({ id }) => id) }))
  }

  return {
    add: async (one: WarrantyCase, pictures: { id: string; bytes: Uint8Array }[]): Promise<void> => {
      await db.insert(warrantyCase).values(one)
      if (pictures.length === 0) return
      await db
        .insert(warrantyPicture)
        .values(pictures.map((picture, place) => ({ ...picture, caseId: one.id, place })))
    },

    countOfOrder: (orderNumber: string): Promise<number> =>
      db.$count(warrantyCase, eq(warrantyCase.orderNumber, orderNumber)),

    /** What a customer told while they were signed in, the oldest first, with its pictures in base64. */
    casesOf: async (customerId: string): Promise<(WarrantyCase & { pictures: string[] })[]> => {
      const cases = await db
        .select()
        .from(warrantyCase)
        .where(eq(warrantyCase.customerId, customerId))
        .orderBy(asc(warrantyCase.receivedAt))
      const pictures = await db
        .select({
          caseId: warrantyPicture.caseId,
          data: raw<string>`translate(encode(${warrantyPicture.bytes}, 'base64'), E'\n', '')`,
        })
        .from(warrantyPicture)
        .innerJoin(warrantyCase, eq(warrantyCase.id, warrantyPicture.caseId))
        .where(eq(warrantyCase.customerId, customerId))
        .orderBy(asc(warrantyPicture.place))
      const byCase = Map.groupBy(pictures, ({ caseId }) => caseId)
      return cases.map((one) => ({ ...one, pictures: (byCase.get(one.id) ?? []).map(({ data }) => data) }))
    },

    /** A page of all cases, the latest first, and how many there are. */
    list: async (page: { start: number; count: number }) => {
      const cases = await db
        .select()
        .from(warrantyCase)
        .orderBy(desc(warrantyCase.receivedAt), asc(warrantyCase.id))
        .offset(page.start)
        .limit(page.count)
      const [all] = await db.select({ total: count() }).from(warrantyCase)
      return { cases: await withPictures(cases), total: all?.total ?? 0 }
    },

    find: async (caseId: string): Promise<PicturedCase | undefined> => {
      const [found] = await withPictures(
        await db.select().from(warrantyCase).where(eq(warrantyCase.id, caseId)),
      )
      return found
    },

    /** A picture of a case as a JPEG. */
    picture: async (caseId: string, pictureId: string): Promise<Uint8Array | undefined> => {
      const [found] = await db
        .select({ caseId: warrantyPicture.caseId, bytes: warrantyPicture.bytes })
        .from(warrantyPicture)
        .where(eq(warrantyPicture.id, pictureId))
      return found?.caseId === caseId ? found.bytes : undefined
    },

    forget: async (customerId: string): Promise<void> => {
      await db.delete(warrantyCase).where(eq(warrantyCase.customerId, customerId))
    },

    /** Deletes what came before an instant. */
    purge: async (before: string): Promise<void> => {
      await db.delete(warrantyCase).where(lt(warrantyCase.receivedAt, before))
    },
  }
}
