import { asc, eq, or, sql } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import { provenEmailOf } from '#src/backend/customer/queries/back-in-stock-mail.ts'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { stockRequest } from './stock-request-tables.ts'

/** What a customer asked for, and what was asked for at the address that is theirs. */
const isOf = (ownerId: string) =>
  or(eq(stockRequest.ownerId, ownerId), eq(stockRequest.email, provenEmailOf(sql`${ownerId}::uuid`)))

/** What a customer waits for. */
export const stockRequestPersonalData: PersonalData = {
  read: async (db, ownerId) => {
    const requests = await db
      .select()
      .from(stockRequest)
      .where(isOf(ownerId))
      .orderBy(asc(stockRequest.askedAt), asc(stockRequest.id))
    return {
      stockRequests: requests.map(({ email, productId, upc, locale, askedAt, confirmedAt, toldAt }) => ({
        ...{ email, productId, upc, locale, askedAt: isoInstant(askedAt) },
        ...(confirmedAt === null ? {} : { confirmedAt: isoInstant(confirmedAt) }),
        ...(toldAt === null ? {} : { toldAt: isoInstant(toldAt) }),
      })),
    }
  },

  forget: async (tx, ownerId) => {
    await tx.delete(stockRequest).where(isOf(ownerId))
  },
}
