import { eq } from 'drizzle-orm'
import { isoInstant } from '#src/base/clock.ts'
import { unitsAmount } from '#src/rules/orders/line-amounts.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { giftCardBalances } from '#src/backend/payments/gift-card-balances.ts'
import { orderGiftCard } from './gift-card-tables.ts'
import type { OrderContent } from './order-content.ts'

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

/** What units of a line cost of which `blocked` were given back before. */
export const costOfCards = (content: OrderContent, id: string, blocked: number, units: number): number =>
  unitsAmount(content, [{ id, qty: blocked + units }]) - unitsAmount(content, [{ id, qty: blocked }])

/** What the gift cards of an order cost that were not cancelled: it goes back with each card alone. */
export const costOfSoldCards = (content: OrderContent, cards: readonly SoldGiftCard[]): number =>
  content.items
    .map(({ id }) => {
      const own = cards.filter(({ itemId }) => itemId === id)
      const blocked = own.filter(({ blockedAt }) => blockedAt !== null).length
      return costOfCards(content, id, blocked, own.length - blocked)
    })
    .reduce((sum, cost) => sum + cost, 0)
