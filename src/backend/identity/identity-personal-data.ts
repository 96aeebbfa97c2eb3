import { asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { forgetInAssociateActs, readAssociateActs } from '#src/backend/associates/associate-acts.ts'
import { loginSession, passkey, securityEvent } from './identity-tables.ts'

/** Where, when and by which passkeys a person signed in, and what happened to their account; it goes with the customer. */
export const identityPersonalData: PersonalData = {
  read: async (db, ownerId) => {
    const [logins, securityEvents, passkeys, acts] = await Promise.all([
      db
        .select({
          createdAt: loginSession.createdAt,
          lastUsedAt: loginSession.lastUsedAt,
          endedAt: loginSession.endedAt,
          address: loginSession.address,
          userAgent: loginSession.userAgent,
        })
        .from(loginSession)
        .where(eq(loginSession.customerId, ownerId))
        .orderBy(asc(loginSession.createdAt)),
      db
        .select()
        .from(securityEvent)
        .where(eq(securityEvent.customerId, ownerId))
        .orderBy(asc(securityEvent.at)),
      db.select().from(passkey).where(eq(passkey.customerId, ownerId)).orderBy(asc(passkey.createdAt)),
      readAssociateActs(db, ownerId),
    ])
    return { logins, securityEvents, passkeys, ...acts }
  },

  forget: async (tx, ownerId) => {
    const soldTo = eq(loginSession.forCustomerId, ownerId)
    await tx.update(loginSession).set({ forCustomerId: null }).where(soldTo)
    await forgetInAssociateActs(tx, ownerId)
  },
}
