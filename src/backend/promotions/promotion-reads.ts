import { and, eq, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { StoredPromotion } from '#src/rules/promotions/compile-promotions.ts'
import type { StoredCode } from './stored-code.ts'
import { couponCode, promotion, promotionSpending, promotionUse } from './promotion-tables.ts'

/** Reads of promotions, each one prepared statement. */
export const createPromotionReads = (db: Sql) => {
  const all = db
    .select({
      promotion: promotion.facts,
      isUsedUp: sql<boolean>`coalesce(${promotion.uses} >= ${promotion.maxUses}, false)`,
      spent: sql<Record<string, number>>`coalesce((
        select json_object_agg(${promotionSpending.currency}, ${promotionSpending.amount}) from ${promotionSpending}
        where ${promotionSpending.promotionId} = ${promotion.promotionId}), '{}')`,
    })
    .from(promotion)
    .where(eq(promotion.active, true))
    .prepare('promotions')

  const code = db
    .select({
      code: couponCode.code,
      promotionId: couponCode.promotionId,
      isUsedUp: sql<boolean>`coalesce(${couponCode.uses} >= ${couponCode.maxUses}, false)`,
    })
    .from(couponCode)
    .where(eq(couponCode.code, sql.placeholder('code')))
    .prepare('coupon_code')

  const uses = db
    .select({ promotionId: promotionUse.promotionId, uses: sql<number>`count(*)::int` })
    .from(promotionUse)
    .where(
      and(
        eq(promotionUse.customerId, sql.placeholder('customerId')),
        sql`${promotionUse.promotionId} = any(${sql.placeholder('promotionIds')}::text[])`,
        sql`${promotionUse.orderId} is distinct from ${sql.placeholder('exceptOrder')}::text`,
      ),
    )
    .groupBy(promotionUse.promotionId)
    .prepare('promotion_uses')

  return {
    /** Promotions that have not left. */
    all: (): Promise<StoredPromotion[]> => all.execute(),

    /** @param text a code as it is stored */
    code: async (text: string): Promise<StoredCode | undefined> => (await code.execute({ code: text }))[0],

    /** Orders of a customer by promotion, but for one of them. */
    usesOf: async (
      customerId: string,
      promotionIds: readonly string[],
      exceptOrder: string | undefined,
    ): Promise<Record<string, number>> => {
      const rows = await uses.execute({ customerId, promotionIds, exceptOrder: exceptOrder ?? null })
      return Object.fromEntries(rows.map((row) => [row.promotionId, row.uses]))
    },
  }
}

export type PromotionReads = ReturnType<typeof createPromotionReads>
