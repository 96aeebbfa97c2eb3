import { err, ok, type Result } from '#src/base/result.ts'
import type { NewId } from '#src/base/ids.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { siteOf } from '#src/contract/sites.ts'
import { yearOf } from '#src/rules/customer/discount-year.ts'
import { localOfInstant } from '#src/rules/preview/local-time.ts'
import { isReward } from '#src/contract/payments/tenders.ts'
import { shareOf } from '#src/rules/orders/line-amounts.ts'
import { bookDiscount } from '#src/backend/customer/discounts.ts'
import { bookPoints } from '#src/backend/customer/loyalty/loyalty-ledger.ts'
import { returnToGiftCard, spendGiftCard } from '#src/backend/payments/spend-gift-card.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { StoredOrder, StoredTender } from '../store/order-store.ts'

type At = { instant: string; newId: NewId }

/** Tenders sorted, so that all transactions lock them in one order and no two wait for each other. */
export const inLockOrder = (tenders: readonly StoredTender[]): StoredTender[] =>
  tenders.toSorted((one, other) => (JSON.stringify(one.source) < JSON.stringify(other.source) ? -1 : 1))

/**
 * Takes what gift cards, rewards, points and an athlete's credit pay, within the transaction that places an order. GFC700 for a gift card that
 * holds less by now; REW140 for such a reward, and for too few points or too little credit.
 */
export const takeTenders = async (
  tx: Sql,
  order: Pick<StoredOrder, 'ownerId' | 'orderNumber' | 'locale'>,
  tenders: readonly StoredTender[],
  { instant, newId }: At,
): Promise<Result<undefined, ApiError<'GFC700' | 'REW140'>>> => {
  const today = localOfInstant(instant, siteOf(order.locale)?.timeZone ?? 'UTC').slice(0, 10)
  for (const { method, source, amount } of inLockOrder(tenders)) {
    if (source.kind === 'giftCard') {
      const spent = await spendGiftCard(tx, source.numberHash, amount, today)
      if (!spent) return err(apiError(isReward(method) ? 'REW140' : 'GFC700'))
    }
    if (source.kind === 'athlete') {
      const booked = await bookDiscount(tx, { customerId: order.ownerId, kind: 'ATHLETE', amount, instant })
      if (!booked.ok) return err(apiError('REW140'))
    }
    if (source.kind === 'points') {
      const { ownerId: customerId, orderNumber: reference } = order
      const change = {
        id: newId(),
        customerId,
        kind: 'spent',
        points: -source.points,
        reference,
        at: instant,
      } as const
      const booked = await bookPoints(tx, change)
      if (!booked.ok) return err(apiError('REW140'))
    }
  }
  return ok(undefined)
}

/**
 * Returns a part of what a gift card, a reward, points or an athlete's credit paid, in minor units; points are returned once for each
 * `reference`. Credit of a year that is over is lost.
 */
export const returnToTender = async (
  tx: Sql,
  order: Pick<StoredOrder, 'ownerId' | 'orderNumber' | 'placedAt'>,
  { source, amount, refunded }: StoredTender,
  part: number,
  { instant, newId, reference }: At & { reference: string },
): Promise<void> => {
  const { ownerId: customerId } = order
  if (source.kind === 'giftCard') await returnToGiftCard(tx, source.numberHash, part)
  if (source.kind === 'athlete' && yearOf(order.placedAt) === yearOf(instant))
    await bookDiscount(tx, { customerId, kind: 'ATHLETE', amount: -part, instant })
  if (source.kind === 'points') {
    const before = shareOf(source.points, refunded, amount)
    const points = shareOf(source.points, refunded + part, amount) - before
    await bookPoints(tx, { id: newId(), customerId, kind: 'returned', points, reference, at: instant })
  }
}

/** Returns what is left of the payments of gift cards, rewards, points and credit, once an order fails or is cancelled unpaid. */
export const returnTenders = async (
  tx: Sql,
  order: Pick<StoredOrder, 'ownerId' | 'orderNumber' | 'placedAt'>,
  tenders: readonly StoredTender[],
  at: At,
): Promise<void> => {
  for (const tender of inLockOrder(tenders)) {
    const reference = order.orderNumber
    await returnToTender(tx, order, tender, tender.amount - tender.refunded, { ...at, reference })
  }
}
