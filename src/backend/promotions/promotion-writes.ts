import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { promotionsTag } from '#src/contract/cache-tags.ts'
import type { Promotion } from '#src/contract/promotions/promotion.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { normalizedCode } from '#src/rules/promotions/coupon-code.ts'
import { couponCode, promotion } from './promotion-tables.ts'

type CodeRow = { code: string; promotionId: string; maxUses: number | null }

const codesOf = ({ promotionId, conditions }: Promotion): CodeRow[] =>
  (conditions.coupon?.codes ?? []).map(({ code, uses }) => ({
    code: normalizedCode(code),
    promotionId,
    maxUses: uses ?? null,
  }))

/** Writes of promotions within a transaction. */
export const createPromotionWrites = (tx: Sql) => ({
  /** Writes promotions by id; how often they and their codes were used stays. */
  promotions: async (promotions: readonly Promotion[]): Promise<void> => {
    const rows = promotions.map((facts) => ({
      promotionId: facts.promotionId,
      active: true,
      facts,
      maxUses: facts.limits.total ?? null,
    }))
    if (rows.length === 0) return
    await tx
      .insert(promotion)
      .values(rows)
      .onConflictDoUpdate({
        target: promotion.promotionId,
        set: { active: true, facts: sql`excluded.facts`, maxUses: sql`excluded.max_uses` },
      })
  },

  /** The codes that promotions listed when they were written last; others of theirs were generated. */
  codesListed: async (promotionIds: readonly string[]): Promise<CodeRow[]> => {
    const written = await tx
      .select({ facts: promotion.facts })
      .from(promotion)
      .where(inArray(promotion.promotionId, [...promotionIds]))
    return written.flatMap(({ facts }) => codesOf(facts))
  },

  /**
   * Writes the codes that promotions list, and removes those that each did before. What a promotion had that was taken out is
   * theirs from then on, unused. Returns codes that belong to others.
   */
  listedCodes: async (promotions: readonly Promotion[], before: readonly CodeRow[]): Promise<string[]> => {
    const rows = promotions.flatMap(codesOf)
    const ownerOf = new Map(rows.map(({ code, promotionId }) => [code, promotionId]))
    const unlisted = before.filter(({ code, promotionId }) => ownerOf.get(code) !== promotionId)
    for (const [promotionId, left] of Map.groupBy(unlisted, (row) => row.promotionId)) {
      const codes = left.map(({ code }) => code)
      await tx
        .delete(couponCode)
        .where(and(eq(couponCode.promotionId, promotionId), inArray(couponCode.code, codes)))
    }
    if (rows.length === 0) return []
    const isOwn = sql`${couponCode.promotionId} = excluded.promotion_id`
    const written = await tx
      .insert(couponCode)
      .values(rows)
      .onConflictDoUpdate({
        target: couponCode.code,
        set: {
          promotionId: sql`excluded.promotion_id`,
          maxUses: sql`excluded.max_uses`,
          uses: sql`case when ${isOwn} then ${couponCode.uses} else 0 end`,
        },
        setWhere: sql`${isOwn} or ${couponCode.promotionId} in (
          select ${promotion.promotionId} from ${promotion} where not ${promotion.active})`,
      })
      .returning({ code: couponCode.code })
    const own = new Set(written.map(({ code }) => code))
    return [...ownerOf.keys()].filter((code) => !own.has(code))
  },

  /** Adds generated codes; returns those that were not there. */
  generatedCodes: async (rows: readonly CodeRow[]): Promise<string[]> => {
    const added = await tx
      .insert(couponCode)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ code: couponCode.code })
    return added.map(({ code }) => code)
  },

  isKnown: async (promotionId: string): Promise<boolean> =>
    (await tx.select().from(promotion).where(eq(promotion.promotionId, promotionId)).limit(1)).length === 1,

  /** Takes out all promotions but these; carts and orders can still name them. Returns how many. */
  retireOthers: async (promotionIds: readonly string[]): Promise<number> => {
    const left = await tx
      .update(promotion)
      .set({ active: false })
      .where(and(eq(promotion.active, true), notInArray(promotion.promotionId, [...promotionIds])))
      .returning({ promotionId: promotion.promotionId })
    return left.length
  },

  /** Says to every process that promotions changed. */
  publish: (): Promise<void> => invalidate(tx, [promotionsTag]),
})
