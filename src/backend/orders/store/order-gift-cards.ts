import { eq } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import { unitsAmount } from '#src/rules/orders/line-amounts.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { giftCardBalances } from '#src/backend/payments/gift-card-balances.ts'
import { orderGiftCard } from './sold-gift-card-tables.ts'
import type { OrderContent } from './order-content.ts'
import { goneUnits, type OrderGoods } from './order-goods.ts'

/** A gift card that was bought, and what it holds now; minor units. */
export type SoldGiftCard = typeof orderGiftCard.$inferSelect & { balance: number; lastSigns: string }

/** The gift cards of an order, the earliest first. */
export const readSoldGiftCards = async (db: Sql, orderNumber: string): Promise<SoldGiftCard[]> => {
  const cards = await db
    .select()
    .from(orderGiftCard)
    .where(eq(orderGiftCard.orderNumber, orderNumber))
    .orderBy(orderGiftCard.sentAt, orderGiftCard.id)
  const balances = await giftCardBalances(
    db,
    cards.map(({ numberHash }) => numberHash),
  )
  return cards.flatMap((card) => {
    const held = balances.get(card.numberHash)
    const blockedAt = card.blockedAt === null ? null : isoInstant(card.blockedAt)
    return held ? [{ ...card, ...held, sentAt: isoInstant(card.sentAt), blockedAt }] : []
  })
}

/** What units of a line cost, after `blocked` units of it were cancelled. */
export const costOfCards = (content: OrderContent, id: string, blocked: number, units: number): number =>
  unitsAmount(content, [{ id, qty: blocked + units }]) - unitsAmount(content, [{ id, qty: blocked }])

/**
 * What the gift cards of an order cost that were mailed or will be, in minor units: all but those that were cancelled as units or as cards. It
 * is refunded with each of them alone.
 */
export const costOfGiftCards = (
  content: OrderContent,
  goods: OrderGoods,
  cards: readonly SoldGiftCard[],
): number => {
  const gone = goneUnits(content, goods)
  return content.items
    .filter(({ isGiftCard }) => isGiftCard)
    .map(({ id, qty }) => {
      const blocked = cards.filter((card) => card.itemId === id && card.blockedAt !== null).length
      const ended = blocked + (gone.find((line) => line.id === id)?.qty ?? 0)
      return costOfCards(content, id, ended, qty - ended)
    })
    .reduce((sum, cost) => sum + cost, 0)
}
