import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { maxSavedCards } from '#src/contract/payments/saved-card-calls.ts'
import { isExpired } from '#src/rules/payments/card/card-fields.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { savedCardStore, type StoredCard } from './saved-card-store.ts'

type SavedCard = CallOutput<'POST /consumers-v3/consumer/payment_instruments'>['card']

type CardToken = CallOutput<'POST /acquirer/v1/cards'>

type Dependencies = {
  db: Sql
  /** The card of a token, as the acquirer knows it. */
  findCard: (token: string) => Promise<CardToken | undefined>
  clock: Clock
  newId: NewId
}

/** A saved card as its customer sees it. */
export const presentSavedCard = (card: StoredCard): SavedCard => {
  const { id, main, brand, lastSigns, expiryMonth, expiryYear } = card
  const face = { brand, lastSigns, expiryMonth, expiryYear }
  return { paymentInstrumentId: id, payment_method_id: 'CREDIT_CARD', main, ...face }
}

/** Whether two cards look the same; each time a card is given it gets another token. */
const isSame = (one: Omit<CardToken, 'token'>, other: Omit<CardToken, 'token'>): boolean =>
  one.brand === other.brand &&
  one.lastSigns === other.lastSigns &&
  one.expiryMonth === other.expiryMonth &&
  one.expiryYear === other.expiryYear

/** Cards that customers save. One is main: the first, until another one is marked; where the main one goes, the oldest follows. */
export const createSavedCards = ({ db, findCard, clock, newId }: Dependencies) => ({
  list: async (customerId: string): Promise<SavedCard[]> =>
    (await savedCardStore.of(db, customerId)).map(presentSavedCard),

  /** The token of a customer's card; undefined where they have no such card. */
  tokenOf: async (customerId: string, id: string): Promise<string | undefined> =>
    (await savedCardStore.of(db, customerId)).find((card) => card.id === id)?.token,

  /** PYT404 for a token that the acquirer does not know, FE309 once it has expired, PYT409 for a card that is saved, PYT410 for one too many. */
  add: async (
    customerId: string,
    token: string,
    main = false,
  ): Promise<Result<{ card: SavedCard }, ApiError<'FE309' | 'PYT404' | 'PYT409' | 'PYT410'>>> => {
    const found = await findCard(token)
    if (!found) return err(apiError('PYT404'))
    const instant = clock()
    if (isExpired({ month: found.expiryMonth, year: found.expiryYear }, instant))
      return err(apiError('FE309'))
    return inTransaction<{ card: SavedCard }, ApiError<'PYT404' | 'PYT409' | 'PYT410'>>(db, async (tx) => {
      const saved = await savedCardStore.lock(tx, customerId)
      if (!saved) return err(apiError('PYT404'))
      if (saved.some((one) => isSame(one, found))) return err(apiError('PYT409'))
      if (saved.length >= maxSavedCards) return err(apiError('PYT410', { maxSavedCards }))
      const card = { ...found, id: newId(), customerId, main: false, createdAt: instant }
      await savedCardStore.add(tx, card)
      const isMain = main || saved.length === 0
      if (isMain) await savedCardStore.markMain(tx, card)
      return ok({ card: presentSavedCard({ ...card, main: isMain }) })
    })
  },

  /** PYT404 for what is no card of this customer. */
  makeMain: (customerId: string, id: string): Promise<Result<{ card: SavedCard }, ApiError<'PYT404'>>> =>
    inTransaction(db, async (tx) => {
      const card = (await savedCardStore.lock(tx, customerId))?.find((one) => one.id === id)
      if (!card) return err(apiError('PYT404'))
      await savedCardStore.markMain(tx, card)
      return ok({ card: presentSavedCard({ ...card, main: true }) })
    }),

  /** The cards that are left; PYT404 for what is no card of this customer. */
  remove: (customerId: string, id: string): Promise<Result<SavedCard[], ApiError<'PYT404'>>> =>
    inTransaction(db, async (tx) => {
      const saved = (await savedCardStore.lock(tx, customerId)) ?? []
      const card = saved.find((one) => one.id === id)
      if (!card) return err(apiError('PYT404'))
      await savedCardStore.remove(tx, id)
      const next = saved.find((one) => one.id !== id)
      if (card.main && next) await savedCardStore.markMain(tx, next)
      return ok((await savedCardStore.of(tx, customerId)).map(presentSavedCard))
    }),
})

export type SavedCards = ReturnType<typeof createSavedCards>
