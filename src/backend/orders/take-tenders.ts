import { err, ok, type Result } from '#src/base/result.ts'
import type { NewId } from '#src/base/ids.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { siteOf } from '#src/contract/sites.ts'
import { yearOf } from '#src/rules/customer/discount-year.ts'
import { localOfInstant } from '#src/rules/preview/local-time.ts'
import { bookDiscount } from '#src/backend/customer/discounts.ts'
import { bookPoints } from '#src/backend/customer/loyalty-ledger.ts'
import { returnToGiftCard, spendGiftCard } from '#src/backend/payments/spend-gift-card.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { StoredOrder, StoredTender } from './order-store.ts'

type At = { instant: string; newId: NewId }

const cardsFirst = (tenders: readonly StoredTender[]): StoredTender[] =>
  tenders.toSorted((one, other) => (JSON.stringify(one.source) < JSON.stringify(other.source) ? -1 : 1))

/**
 * Takes what gift cards, points and an athlete's credit pay, within the transaction that places an order; always in one order, so that no two transactions
 * wait for each other. GFC700 where a card holds less by now, REW140 where there are fewer points or less credit.
 */
export const takeTenders = async (
  tx: Sql,
  order: Pick<StoredOrder, 'ownerId' | 'orderNumber' | 'locale'>,
  tenders: readonly StoredTender[],
  { instant, newId }: At,
): Promise<Result<undefined, ApiError<'GFC700' | 'REW140'>>> => {
  const today = localOfInstant(instant, siteOf(order.locale)?.timeZone ?? 'UTC').slice(0, 10)
  for (const { source, amount } of cardsFirst(tenders)) {
    if (source.kind === 'giftCard') {
      const spent = await spendGiftCard(tx, source.numberHash, amount, today)
      if (!spent.ok) return spent
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
 * Gives gift cards, points and credit back what they paid and still hold of it, once an order fails or is cancelled. Credit of a year that is
 * over is gone.
 */
export const returnTenders = async (
  tx: Sql,
  order: Pick<StoredOrder, 'ownerId' | 'orderNumber' | 'placedAt'>,
  tenders: readonly StoredTender[],
  { instant, newId }: At,
): Promise<void> => {
  for (const { source, amount, refunded } of cardsFirst(tenders)) {
    if (source.kind === 'giftCard') await returnToGiftCard(tx, source.numberHash, amount - refunded)
    if (source.kind === 'athlete' && yearOf(order.placedAt) === yearOf(instant)) {
      const part = { customerId: order.ownerId, amount: refunded - amount, instant }
      await bookDiscount(tx, { ...part, kind: 'ATHLETE' })
    }
    if (source.kind === 'points') {
      const { ownerId: customerId, orderNumber: reference } = order
      const { points } = source
      await bookPoints(tx, { id: newId(), customerId, kind: 'returned', points, reference, at: instant })
    }
  }
}
