import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { keptSince } from '#src/base/retention.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { createSeal } from '#src/backend/platform/seal.ts'
import { adyenCard } from '../adyen-tables.ts'
import { purgeSealedCards } from '../purge-sealed-cards.ts'

/** A card as Adyen's fields encrypted it in the browser. */
export type EncryptedCard = CallInput<'POST /acquirer/v1/encryptedCards'>['body']

const parts = z.record(z.string(), z.unknown())

/** Cards between the page of the payment and the order: the shop holds what only Adyen can read, sealed, and for an hour at most. */
export const createAdyenCards = ({ db, clock, newId, secret }: CardDependencies) => {
  const seal = createSeal(secret, 'adyen card')
  return {
    keep: async ({ brand, lastSigns, browserInfo, ...encrypted }: EncryptedCard) => {
      const at = clock()
      const card = { token: `card_${newId()}`, brand, lastSigns }
      await purgeSealedCards(db, keptSince('sealed-cards', at))
      await db.insert(adyenCard).values({
        ...card,
        sealed: seal.close(JSON.stringify({ card: { ...encrypted, brand }, browserInfo })),
        createdAt: at,
      })
      return card
    },

    /** The card of a token; undefined where there is none. */
    find: async (token: string): Promise<{ token: string; brand: string; lastSigns: string } | undefined> => {
      const { brand, lastSigns } = adyenCard
      const columns = { token: adyenCard.token, brand, lastSigns }
      const [found] = await db.select(columns).from(adyenCard).where(eq(adyenCard.token, token))
      return found
    },

    /** Hands a card out, once: it pays one attempt. */
    take: async (tx: Sql, token: string): Promise<Record<string, unknown> | undefined> => {
      const [taken] = await tx.delete(adyenCard).where(eq(adyenCard.token, token)).returning()
      return taken && parts.parse(JSON.parse(seal.open(taken.sealed)))
    },
  }
}

type CardDependencies = { db: Sql; clock: Clock; newId: NewId; secret: string }

export type AdyenCards = ReturnType<typeof createAdyenCards>
