import { err, ok, type Result } from '#src/base/result.ts'
import type { NewId } from '#src/base/ids.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { bookPoints } from '#src/backend/customer/loyalty-ledger.ts'
import { returnToGiftCard, spendGiftCard } from '#src/backend/payments/spend-gift-card.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { StoredOrder, StoredTender } from './order-store.ts'

type At = { instant: string; newId: NewId }

const cardsFirst = (tenders: readonly StoredTender[]): StoredTender[] =>
  tenders.toSorted((one, other) => (JSON.stringify(one.source) < JSON.stringify(other.source) ? -1 : 1))

/**
 * Takes what gift cards and points pay, within the transaction that places an order; always in one order, so that no two transactions
 * wait for each other. GFC700 where a card holds less by now, REW140 where there are fewer points.
 */
export const takeTenders = async (
  tx: Sql,
  order: Pick<StoredOrder, 'ownerId' | 'orderNumber'>,
  tenders: readonly StoredTender[],
  { instant, newId }: At,
): Promise<Result<undefined, ApiError<'GFC700' | 'REW140'>>> => {
  for (const { source, amount } of cardsFirst(tenders)) {
    if (source.kind === 'giftCard') {
      const spent = await spendGiftCard(tx, source.numberHash, amount, instant)
      if (!spent.ok) return spent
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

/** Gives gift cards and points back what they paid and still hold of it, once an order fails or is cancelled. */
export const returnTenders = async (
  tx: Sql,
  order: Pick<StoredOrder, 'ownerId' | 'orderNumber'>,
  tenders: readonly StoredTender[],
  { instant, newId }: At,
): Promise<void> => {
  for (const { source, amount, refunded } of cardsFirst(tenders)) {
    if (source.kind === 'giftCard') await returnToGiftCard(tx, source.numberHash, amount - refunded)
    if (source.kind === 'points') {
      const { ownerId: customerId, orderNumber: reference } = order
      const { points } = source
      await bookPoints(tx, { id: newId(), customerId, kind: 'returned', points, reference, at: instant })
    }
  }
}
