import { eq } from 'drizzle-orm'
import { randomId } from '#src/base/ids.ts'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { promotionUse } from './promotion-tables.ts'

/** The promotions that a person used. Uses still count once their customer is gone, for nobody. */
export const promotionPersonalData: PersonalData = {
  read: async (db, ownerId) => ({
    promotionUses: await db
      .select({
        promotionId: promotionUse.promotionId,
        code: promotionUse.code,
        amount: promotionUse.amount,
        currency: promotionUse.currency,
        usedAt: promotionUse.usedAt,
      })
      .from(promotionUse)
      .where(eq(promotionUse.customerId, ownerId)),
  }),

  forget: async (tx, ownerId) => {
    await tx.update(promotionUse).set({ customerId: randomId() }).where(eq(promotionUse.customerId, ownerId))
  },
}
