import type { StaffWarrantyCase } from '#src/contract/contact/staff-warranty-calls.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { createWarrantyStore, type PicturedCase } from './warranty-store.ts'

const shown = ({ id, receivedAt, ...told }: PicturedCase): StaffWarrantyCase => {
  const { orderNumber, itemName, email, locale, description, pictureIds } = told
  const about = { orderNumber, itemName, email, locale, description, pictureIds }
  return { caseId: id, ...about, receivedAt: new Date(receivedAt).toISOString() }
}

/** What staff see of goods that broke. */
export const createWarrantyCases = (db: Sql) => {
  const store = createWarrantyStore(db)
  return {
    list: async (page: { start: number; count: number }) => {
      const { cases, total } = await store.list(page)
      return { cases: cases.map(shown), total }
    },
    find: async (caseId: string): Promise<StaffWarrantyCase | undefined> => {
      const found = await store.find(caseId)
      return found && shown(found)
    },
    /** A picture of a case as a JPEG. */
    picture: store.picture,
  }
}

export type WarrantyCases = ReturnType<typeof createWarrantyCases>
