import { eq, lt } from 'drizzle-orm'
import type { NewId } from '#src/base/ids.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { Associate } from './associate.ts'
import { associateAct, type AssociateActKind } from './associate-tables.ts'

/** Where somebody acts from, and when. */
export type ActPlace = { instant: string; client: string | undefined; userAgent: string }

/** What an associate does: for the customer of their session unless another is named. */
export type AssociateAct = {
  kind: AssociateActKind
  forCustomerId?: string | undefined
  cartId?: string
  /** What else there is to know of it; nothing that tells who a person is. */
  details?: Readonly<Record<string, string | number>>
}

/** Notes what an associate does, within the transaction that does it where there is one. */
export const noteAssociateAct = async (
  tx: Sql,
  newId: NewId,
  { customerId, sale, forCustomerId }: Associate,
  act: AssociateAct,
  { instant, client = '', userAgent }: ActPlace,
): Promise<void> => {
  await tx.insert(associateAct).values({
    ...{ forCustomerId, ...act },
    ...{ id: newId(), at: instant, associateId: customerId, address: client, userAgent },
    ...{ storeId: sale.storeId, employeeId: sale.storeEmployeeId },
  })
}

/** What an associate did, and what was done for a customer, the oldest first. */
export const readAssociateActs = async (db: Sql, personId: string) => ({
  associateActs: await db
    .select()
    .from(associateAct)
    .where(eq(associateAct.associateId, personId))
    .orderBy(associateAct.at, associateAct.id),
  actsOfAssociates: await db
    .select({ at: associateAct.at, kind: associateAct.kind, storeId: associateAct.storeId })
    .from(associateAct)
    .where(eq(associateAct.forCustomerId, personId))
    .orderBy(associateAct.at, associateAct.id),
})

/** Names a person no more. */
export const forgetInAssociateActs = async (tx: Sql, personId: string): Promise<void> => {
  await tx.update(associateAct).set({ associateId: null }).where(eq(associateAct.associateId, personId))
  await tx.update(associateAct).set({ forCustomerId: null }).where(eq(associateAct.forCustomerId, personId))
}

/** Deletes what was done before an instant. */
export const purgeAssociateActs = async (db: Sql, before: string): Promise<void> => {
  await db.delete(associateAct).where(lt(associateAct.at, before))
}
