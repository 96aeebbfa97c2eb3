import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { promotionsTag } from '#src/contract/cache-tags.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { couponCode, promotion, promotionSpending, promotionUse } from './promotion-tables.ts'

/** A promotion that took something off an order, or gave something, and the code it came by. */
export type ClaimedPromotion = {
  promotionId: string
  code?: string | undefined
  /** The promotion whose code it is; itself unless it runs by the codes of another. */
  codeOf?: string | undefined
  maxPerCustomer?: number | undefined
  /** What it took off, and may take off all orders, in minor units of the currency; undefined where it has no budget. */
  spending?: { amount: number; currency: string; budget: number } | undefined
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

/** Takes an amount out of a promotion's budget; false where less is left of it. */
const spend = async (tx: Sql, { promotionId, spending }: ClaimedPromotion): Promise<boolean> => {
  if (!spending) return true
  const { amount, currency, budget } = spending
  if (amount > budget) return false
  const spent = await tx
    .insert(promotionSpending)
    .values({ promotionId, currency, amount })
    .onConflictDoUpdate({
      target: [promotionSpending.promotionId, promotionSpending.currency],
      set: { amount: sql`${promotionSpending.amount} + excluded.amount` },
      setWhere: sql`${promotionSpending.amount} + excluded.amount <= ${budget}`,
    })
    .returning({ amount: promotionSpending.amount })
  return spent.length === 1
}

type Claimed = 'claimed' | 'alreadyClaimed' | 'refused'

/** Claims one promotion; refused where it, its budget or its customer may have no more orders. One that is claimed stays so. */
const claimOne = async (
  tx: Sql,
  { orderId, customerId, instant }: PromotionClaim,
  claim: ClaimedPromotion,
): Promise<Claimed> => {
  const { promotionId, code, maxPerCustomer, spending } = claim
  const noted = tx.$with('noted').as(
    tx
      .insert(promotionUse)
      .values({
        ...{ orderId, promotionId, customerId, code: code ?? null, usedAt: instant },
        ...{ amount: spending?.amount ?? null, currency: spending?.currency ?? null },
      })
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
  if (!claimed?.isNew) return 'alreadyClaimed'
  if (claimed.isOver === null || !(await spend(tx, claim))) return 'refused'
  // What is left of a budget decides on every cart.
  if (claimed.isOver || spending) await invalidate(tx, [promotionsTag])
  if (maxPerCustomer === undefined) return 'claimed'
  // The promotion's row is locked by now, so that orders of one customer come here one after the other.
  const own = and(eq(promotionUse.customerId, customerId), eq(promotionUse.promotionId, promotionId))
  return (await tx.$count(promotionUse, own)) <= maxPerCustomer ? 'claimed' : 'refused'
}

/** Counts a code, whichever promotions of the order came by it; false where it may have no more orders. */
const claimCode = async (tx: Sql, code: string, promotionId: string): Promise<boolean> => {
  const counted = await tx
    .update(couponCode)
    .set({ uses: oneMore(couponCode) })
    .where(and(eq(couponCode.code, code), eq(couponCode.promotionId, promotionId), hasRoom(couponCode)))
    .returning({ code: couponCode.code })
  return counted.length === 1
}

/**
 * Claims the promotions of an order within the transaction that places it: each once, and each code once. PRM160 with the
 * promotion's id when one may have no more orders; the caller then rolls back. The same order may claim again.
 */
export const claimPromotions = async (
  tx: Sql,
  claim: PromotionClaim,
): Promise<Result<undefined, ApiError<'PRM160'>>> => {
  // In one order for all, so that no two transactions wait for each other.
  const promotions = claim.promotions.toSorted((a, b) => (a.promotionId < b.promotionId ? -1 : 1))
  const byCode = new Map<string, { owner: string; isNew: boolean }>()
  for (const one of promotions) {
    const { promotionId, code, codeOf: owner = promotionId } = one
    const claimed = await claimOne(tx, claim, one)
    if (claimed === 'refused') return err(apiError('PRM160', { promotionId }))
    const isNew = claimed === 'claimed' && (code === undefined || byCode.get(code)?.isNew !== false)
    if (code !== undefined) byCode.set(code, { owner, isNew })
  }
  for (const [code, { owner, isNew }] of [...byCode].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (isNew && !(await claimCode(tx, code, owner))) return err(apiError('PRM160', { promotionId: owner }))
  return ok(undefined)
}

/** Gives the uses of an order that failed back; at a second time there is nothing left to give. */
export const returnPromotions = async (tx: Sql, orderId: string): Promise<void> => {
  const returned = await tx.delete(promotionUse).where(eq(promotionUse.orderId, orderId)).returning()
  for (const { promotionId, amount, currency } of returned.toSorted((a, b) =>
    a.promotionId < b.promotionId ? -1 : 1,
  )) {
    await tx
      .update(promotion)
      .set({ uses: sql`${promotion.uses} - 1` })
      .where(eq(promotion.promotionId, promotionId))
    if (amount !== null && currency !== null)
      await tx
        .update(promotionSpending)
        .set({ amount: sql`${promotionSpending.amount} - ${amount}` })
        .where(and(eq(promotionSpending.promotionId, promotionId), eq(promotionSpending.currency, currency)))
  }
  for (const code of [...new Set(returned.map((use) => use.code))].toSorted())
    if (code !== null)
      await tx
        .update(couponCode)
        .set({ uses: sql`${couponCode.uses} - 1` })
        .where(eq(couponCode.code, code))
  if (returned.length > 0) await invalidate(tx, [promotionsTag])
}
