import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { promotionsTag } from '#src/contract/cache-tags.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { couponCode, promotion, promotionUse } from './promotion-tables.ts'

/** A promotion that took something off an order, or gave something, and the code it came by. */
export type ClaimedPromotion = {
  promotionId: string
  code?: string | undefined
  maxPerCustomer?: number | undefined
}

export type PromotionClaim = {
  orderId: string
  customerId: string
  instant: string
  promotions: readonly ClaimedPromotion[]
}

const oneMore = (table: typeof promotion | typeof couponCode) => sql`${table.uses} + 1`
const hasRoom = (table: typeof promotion | typeof couponCode) =>
  or(isNull(table.maxUses), lt(table.uses, table.maxUses))

/** Claims one promotion; false where it, its code or its customer may have no more orders. One that is claimed stays so. */
const claimOne = async (
  tx: Sql,
  { orderId, customerId, instant }: PromotionClaim,
  { promotionId, code, maxPerCustomer }: ClaimedPromotion,
): Promise<boolean> => {
  const noted = tx.$with('noted').as(
    tx
      .insert(promotionUse)
      .values({ orderId, promotionId, customerId, code: code ?? null, usedAt: instant })
      .onConflictDoNothing()
      .returning({ orderId: promotionUse.orderId }),
  )
  const isNoted = sql<boolean>`exists (select 1 from noted)`
  const isActive = and(eq(promotion.promotionId, promotionId), eq(promotion.active, true))
  const isOver = sql<boolean>`coalesce(${promotion.uses} >= ${promotion.maxUses}, false)`
  const counted = tx.$with('counted').as(
    tx
      .update(promotion)
      .set({ uses: oneMore(promotion) })
      .where(and(isActive, hasRoom(promotion), isNoted))
      .returning({ isOver: isOver.as('is_over') }),
  )
  const [claimed] = await tx
    .with(noted, counted)
    .select({ isNew: isNoted, isOver: sql<boolean | null>`(select is_over from counted)` })
    .from(sql`(values (1)) as claim`)
  if (!claimed?.isNew) return true
  if (claimed.isOver === null) return false
  if (code !== undefined) {
    const ofCode = await tx
      .update(couponCode)
      .set({ uses: oneMore(couponCode) })
      .where(and(eq(couponCode.code, code), eq(couponCode.promotionId, promotionId), hasRoom(couponCode)))
      .returning({ code: couponCode.code })
    if (ofCode.length === 0) return false
  }
  if (claimed.isOver) await invalidate(tx, [promotionsTag])
  if (maxPerCustomer === undefined) return true
  // The promotion's row is locked by now, so that orders of one customer come here one after the other.
  const own = and(eq(promotionUse.customerId, customerId), eq(promotionUse.promotionId, promotionId))
  return (await tx.$count(promotionUse, own)) <= maxPerCustomer
}

/**
 * Claims the promotions of an order within the transaction that places it: each once, whatever code it came by. PRM160 with the
 * promotion's id when one may have no more orders; the caller then rolls back. The same order may claim again.
 */
export const claimPromotions = async (
  tx: Sql,
  claim: PromotionClaim,
): Promise<Result<undefined, ApiError<'PRM160'>>> => {
  // In one order for all, so that no two transactions wait for each other.
  const promotions = claim.promotions.toSorted((a, b) => (a.promotionId < b.promotionId ? -1 : 1))
  for (const one of promotions)
    if (!(await claimOne(tx, claim, one))) return err(apiError('PRM160', { promotionId: one.promotionId }))
  return ok(undefined)
}

/** Gives the uses of an order that failed back; at a second time there is nothing left to give. */
export const returnPromotions = async (tx: Sql, orderId: string): Promise<void> => {
  const returned = await tx.delete(promotionUse).where(eq(promotionUse.orderId, orderId)).returning()
  for (const { promotionId, code } of returned.toSorted((a, b) => (a.promotionId < b.promotionId ? -1 : 1))) {
    await tx
      .update(promotion)
      .set({ uses: sql`${promotion.uses} - 1` })
      .where(eq(promotion.promotionId, promotionId))
    if (code !== null)
      await tx
        .update(couponCode)
        .set({ uses: sql`${couponCode.uses} - 1` })
        .where(and(eq(couponCode.code, code), eq(couponCode.promotionId, promotionId)))
  }
  if (returned.length > 0) await invalidate(tx, [promotionsTag])
}
