import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { promotionsTag } from '#src/contract/cache-tags.ts'
import type { Promotion } from '#src/contract/promotions/promotion.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import type { Sql } from '#src/backend/platform/database.ts'
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
  codesListed: async (promotionIds: readonly string[]): Promise<string[]> => {
    const written = await tx
      .select({ facts: promotion.facts })
      .from(promotion)
      .where(inArray(promotion.promotionId, [...promotionIds]))
    return written.flatMap(({ facts }) => codesOf(facts).map(({ code }) => code))
  },

  /** Writes the codes that promotions list, and removes those that they did before. Returns codes that belong to others. */
  listedCodes: async (promotions: readonly Promotion[], before: readonly string[]): Promise<string[]> => {
    const rows = promotions.flatMap(codesOf)
    const codes = rows.map(({ code }) => code)
    const unlisted = before.filter((code) => !codes.includes(code))
    const ids = promotions.map(({ promotionId }) => promotionId)
    await tx
      .delete(couponCode)
      .where(and(inArray(couponCode.promotionId, ids), inArray(couponCode.code, unlisted)))
    if (rows.length === 0) return []
    const written = await tx
      .insert(couponCode)
      .values(rows)
      .onConflictDoUpdate({
        target: couponCode.code,
        set: { maxUses: sql`excluded.max_uses` },
        setWhere: sql`${couponCode.promotionId} = excluded.promotion_id`,
      })
      .returning({ code: couponCode.code })
    const own = new Set(written.map(({ code }) => code))
    return codes.filter((code) => !own.has(code))
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
