import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { blockUnusedGiftCard } from '#src/backend/payments/block-gift-card.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { bookRefund, readRefundLimits } from '../money/refund.ts'
import { orderGiftCard } from '../store/sold-gift-card-tables.ts'
import { costOfCards, readSoldGiftCards } from '../store/order-gift-cards.ts'
import { lockRecord } from '../store/order-store.ts'
import { settleMoney, type MoneyDependencies } from '../money/settlement.ts'

type CancelError = ApiError<'ORD409' | 'ORD412' | 'ORD414'>

/**
 * Blocks a gift card of an order and refunds it, in one transaction. ORD414 for a card that was used, even in part,
 * or was cancelled before.
 */
export const cancelGiftCard =
  (dependencies: MoneyDependencies) =>
  async (orderNumber: string, cardId: string): Promise<Result<undefined, CancelError>> => {
    const cancelled = await inTransaction<undefined, CancelError>(dependencies.db, async (tx) => {
      const record = await lockRecord(tx, orderNumber)
      if (!record) return err(apiError('ORD409'))
      const cards = await readSoldGiftCards(tx, orderNumber)
      const card = cards.find(({ id }) => id === cardId)
      if (!card || card.blockedAt !== null) return err(apiError('ORD414'))
      const { itemId, numberHash, amount: worth } = card
      if (!(await blockUnusedGiftCard(tx, numberHash, worth))) return err(apiError('ORD414'))
      await tx
        .update(orderGiftCard)
        .set({ blockedAt: dependencies.clock() })
        .where(eq(orderGiftCard.id, cardId))
      const blocked = cards.filter((one) => one.itemId === itemId && one.blockedAt !== null).length
      const cost = costOfCards(record.order.content, itemId, blocked, 1)
      const amount = Math.min(cost, (await readRefundLimits(tx, record)).part)
      if (amount === 0) return ok(undefined)
      const refund = { key: `gift-card-${cardId}`, amount, cause: 'staff', actor: 'staff' } as const
      const booked = await bookRefund(tx, record, { ...refund, reason: 'Gift card cancelled' }, dependencies)
      return booked.ok ? ok(undefined) : booked
    })
    if (cancelled.ok) await settleMoney(dependencies, orderNumber)
    return cancelled
  }
