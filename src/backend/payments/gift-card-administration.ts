import { z } from 'zod'
import type { Database } from '#src/backend/platform/database.ts'
import { hashNumber, hashPin, newSecrets, typedCode } from './gift-card-secrets.ts'
import { createGiftCardStore, type StoredGiftCard } from './gift-card-store.ts'

const amount = z.int().min(1).max(99_999_999)
const currency = z.string().regex(/^[A-Z]{3}$/)
const expiresOn = z.iso.date().optional()

/** What cards are wanted: so many, each worth so much, in minor units. */
export const cardsWantedSchema = z.object({
  count: z.int().min(1).max(100_000),
  balance: amount,
  currency,
  expiresOn,
})
type CardsWanted = z.infer<typeof cardsWantedSchema>

/** A card with its secrets, as it is printed or was printed elsewhere. */
export const printedCardSchema = z.object({
  number: z.string().transform(typedCode).pipe(z.string().min(8).max(40)),
  pin: z.string().transform(typedCode).pipe(z.string().min(4).max(20)),
  balance: amount.or(z.literal(0)),
  currency,
  expiresOn,
  active: z.boolean().default(true),
})
export type PrintedCard = z.infer<typeof printedCardSchema>

export const giftCardReportSchema = z.object({ loaded: z.int(), known: z.int() })

/** What those who issue gift cards do: where the database is, or through the shop that holds it. */
export type GiftCardAdministration = {
  /** Makes new cards; they are told this once, as the shop stores no number and no PIN. */
  make: (wanted: CardsWanted) => Promise<PrintedCard[]>
  /** Takes cards over that were issued elsewhere. Those that are known stay as they are. */
  load: (cards: readonly PrintedCard[]) => Promise<z.infer<typeof giftCardReportSchema>>
}

const stored = async ({ number, pin, ...card }: PrintedCard): Promise<StoredGiftCard> => ({
  ...card,
  numberHash: await hashNumber(number),
  pinHash: await hashPin(number, pin),
  lastSigns: number.slice(-4),
  expiresOn: card.expiresOn ?? null,
})

const batchSize = 200

/** The administration of the gift cards in a database that this process holds. */
export const administerGiftCards = ({ patient }: Pick<Database, 'patient'>): GiftCardAdministration => {
  const load: GiftCardAdministration['load'] = (cards) =>
    patient.transaction(async (tx) => {
      const store = createGiftCardStore(tx)
      let loaded = 0
      for (let at = 0; at < cards.length; at += batchSize)
        loaded += await store.add(await Promise.all(cards.slice(at, at + batchSize).map(stored)))
      return { loaded, known: cards.length - loaded }
    })
  return {
    load,
    make: async ({ count, ...card }) => {
      const cards = Array.from({ length: count }, () => ({ ...newSecrets(), ...card, active: true }))
      await load(cards)
      return cards
    },
  }
}
