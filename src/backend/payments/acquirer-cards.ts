import { eq } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { cardOf, isCardCode, isExpired, readExpiry } from '#src/rules/payments/card/card-fields.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { acquirerCard } from './acquirer-tables.ts'
import { conductOf } from './test-cards.ts'

/** A card as it is typed; the expiry as MM/YY or MM/YYYY. */
export type TypedCard = { number: string; expiry: string; code: string }

/** A card as shops hold it. */
export type CardToken = {
  token: string
  brand: string
  lastSigns: string
  expiryMonth: number
  expiryYear: number
}

/** Cards at the embedded acquirer. What is typed stays in this call: neither number nor code is written anywhere. */
export const createAcquirerCards = ({ db, clock, newId }: { db: Sql; clock: Clock; newId: NewId }) => ({
  /** FE309 for a card that has expired, PYT400 for a number or a code that no card has. */
  tokenise: async ({
    number: typed,
    expiry,
    code,
  }: TypedCard): Promise<Result<CardToken, ApiError<'FE309' | 'PYT400'>>> => {
    const card = cardOf(typed)
    if (!card) return err(apiError('PYT400', { field: 'number' }))
    if (!isCardCode(code, card)) return err(apiError('PYT400', { field: 'code' }))
    const good = readExpiry(expiry)
    if (!good || isExpired(good, clock())) return err(apiError('FE309', { field: 'expiry' }))
    const made = {
      token: `card_${newId()}`,
      brand: card.brand,
      lastSigns: card.number.slice(-4),
      expiryMonth: good.month,
      expiryYear: good.year,
    }
    await db.insert(acquirerCard).values({ ...made, conduct: conductOf(card.number), createdAt: clock() })
    return ok(made)
  },

  /** The card of a token; undefined where there is none. */
  find: async (token: string): Promise<CardToken | undefined> => {
    const { brand, lastSigns, expiryMonth, expiryYear } = acquirerCard
    const columns = { token: acquirerCard.token, brand, lastSigns, expiryMonth, expiryYear }
    const [found] = await db.select(columns).from(acquirerCard).where(eq(acquirerCard.token, token))
    return found
  },

  conductOf: async (token: string) => {
    const [found] = await db.select().from(acquirerCard).where(eq(acquirerCard.token, token))
    return found?.conduct ?? 'PYT404'
  },
})

export type AcquirerCards = ReturnType<typeof createAcquirerCards>
