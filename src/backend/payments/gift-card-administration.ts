import { z } from 'zod'
import { methodsOfKind, tenderTable } from '#src/contract/payments/tenders.ts'
import type { Database } from '#src/backend/platform/database/database.ts'
import { hashNumber, hashPin, newSecrets, typedCode } from './gift-card-secrets.ts'
import { createGiftCardStore, type StoredGiftCard } from './gift-card-store.ts'

const amount = z.int().min(1).max(99_999_999)
const currency = z.string().regex(/^[A-Z]{3}$/)
const expiresOn = z.iso.date().optional()

const method = z.enum(methodsOfKind('storedValue')).default('GIFT_CARD')

/** What cards or rewards are wanted: so many, each worth so much, in minor units. */
export const cardsWantedSchema = z.object({
  method,
  count: z.int().min(1).max(100_000),
  balance: amount,
  currency,
  expiresOn,
})
type CardsWanted = z.infer<typeof cardsWantedSchema>

/** Letters and digits of the shortest reward code: nothing but its length protects it. */
const codeLength = 12

/** A card or a reward with its secrets, as it is printed or was printed elsewhere. A reward code has no PIN. */
export const printedCardSchema = z
  .object({
    method,
    number: z.string().transform(typedCode).pipe(z.string().min(8).max(40)),
    pin: z.string().transform(typedCode).pipe(z.string().min(4).max(20)).optional(),
    balance: amount.or(z.literal(0)),
    currency,
    expiresOn,
    active: z.boolean().default(true),
  })
  .refine(({ method: own, pin }) => tenderTable[own].hasPin === (pin !== undefined), {
    error: 'Cards have a PIN, reward codes have none',
    path: ['pin'],
  })
  .refine(({ method: own, number }) => tenderTable[own].hasPin || number.length >= codeLength, {
    error: `A reward code has ${codeLength} letters and digits or more`,
    path: ['number'],
  })
export type PrintedCard = z.infer<typeof printedCardSchema>

export const giftCardReportSchema = z.object({ loaded: z.int(), known: z.int() })

/** What those who issue gift cards and rewards do: where the database is, or through the shop that holds it. */
export type GiftCardAdministration = {
  /** Makes new cards; they are told this once, as the shop stores no number and no PIN. */
  make: (wanted: CardsWanted) => Promise<PrintedCard[]>
  /** Takes cards over that were issued elsewhere. Those that are known stay as they are. */
  load: (cards: readonly PrintedCard[]) => Promise<z.infer<typeof giftCardReportSchema>>
}

/** What the shop stores of a card or a reward in place of its secrets. */
export const storedCard = async ({ number, pin, ...card }: PrintedCard): Promise<StoredGiftCard> => ({
  ...card,
  numberHash: await hashNumber(number),
  pinHash: pin === undefined ? null : await hashPin(number, pin),
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
        loaded += await store.add(await Promise.all(cards.slice(at, at + batchSize).map(storedCard)))
      return { loaded, known: cards.length - loaded }
    })
  return {
    load,
    make: async ({ count, ...card }) => {
      const cards = Array.from({ length: count }, () => {
        const { number, pin } = newSecrets()
        return { number, ...(tenderTable[card.method].hasPin ? { pin } : {}), ...card, active: true }
      })
      await load(cards)
      return cards
    },
  }
}
