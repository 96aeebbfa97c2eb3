import { and, eq, isNull } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { blockUnusedGiftCard } from '#src/backend/payments/block-gift-card.ts'
import { newGiftCards } from '#src/backend/payments/new-gift-card.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { orderGiftCard } from '../store/sold-gift-card-tables.ts'
import { putInForce, type CardToMail } from './issue-gift-cards.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { lockRecord } from '../store/order-store.ts'

/** The cards of an order that were not cancelled, sorted, so that all transactions lock them in one order. */
const cardsOf = (db: Sql, orderNumber: string) =>
  db
    .select()
    .from(orderGiftCard)
    .where(and(eq(orderGiftCard.orderNumber, orderNumber), isNull(orderGiftCard.blockedAt)))
    .orderBy(orderGiftCard.numberHash)

/**
 * Mails gift cards of an order again. Their numbers are not stored, so each unused card is blocked and a new one takes its place; a card that
 * was used has arrived, and stays. ORD414 where none can be mailed, GEN429 for too many mails of one order.
 * @returns how many were mailed
 */
export const resendGiftCards =
  ({
    db,
    mailed,
    clock,
    giftCardMails,
  }: Pick<OrderDependencies, 'db' | 'mailed' | 'clock' | 'giftCardMails'>) =>
  async (orderNumber: string): Promise<Result<{ sent: number }, ApiError<'ORD414' | 'GEN429'>>> => {
    const known = await cardsOf(db, orderNumber)
    if (known.length === 0) return err(apiError('ORD414'))
    const wait = await giftCardMails.consume(orderNumber)
    if (wait !== undefined) return err(apiError('GEN429', { retryAfter: wait }))
    const fresh = await newGiftCards(known.length)
    const sent = await mailed(async (unit) => {
      const record = await lockRecord(unit.sql, orderNumber)
      if (!record) return 0
      const renewed: CardToMail[] = []
      for (const { id, itemId, numberHash, amount } of await cardsOf(unit.sql, orderNumber)) {
        const card = fresh[renewed.length]
        const item = record.order.content.items.find((one) => one.id === itemId)
        if (!card || !item || !(await blockUnusedGiftCard(unit.sql, numberHash, amount))) continue
        renewed.push({ item, card, amount })
        await unit.sql
          .update(orderGiftCard)
          .set({ numberHash: card.stored.numberHash, sentAt: clock() })
          .where(eq(orderGiftCard.id, id))
      }
      await putInForce(unit, record.order, renewed)
      return renewed.length
    })
    return sent > 0 ? ok({ sent }) : err(apiError('ORD414'))
  }
