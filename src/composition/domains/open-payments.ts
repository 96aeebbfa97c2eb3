import { savedCardHandlers } from '#src/backend/customer/saved-cards/saved-card-routes.ts'
import { createSavedCards } from '#src/backend/customer/saved-cards/saved-cards.ts'
import { acquirerHandlers } from '#src/backend/payments/acquirer-routes.ts'
import { cardHandlers } from '#src/backend/payments/card-routes.ts'
import { giftCardHandlers } from '#src/backend/payments/gift-card-routes.ts'
import { createGiftCardStore } from '#src/backend/payments/gift-card-store.ts'
import { createGiftCards, wrongPinLimit } from '#src/backend/payments/gift-cards.ts'
import { openEmbeddedPayments } from '#src/backend/payments/open-embedded-payments.ts'
import type { OpenPayments } from '#src/backend/payments/opened-payments.ts'
import { createPaymentSessions } from '#src/backend/payments/payment-session.ts'
import { sessionHandlers } from '#src/backend/payments/session-routes.ts'
import type { Foundation } from './foundation.ts'

export type PaymentSettings = {
  /** Who takes the money; the embedded acquirer when missing. */
  openPayments?: OpenPayments
}

/** The provider that takes money, cards that customers saved, gift cards and rewards. */
export const openPayments = (
  { database, clock, newId, limiters, secret, origin, log }: Foundation,
  { openPayments: openProvider = openEmbeddedPayments }: PaymentSettings,
) => {
  const db = database.sql
  const { provider, cards, pages, fields } = openProvider({ db, clock, newId, log, secret, origin })
  const savedCards = createSavedCards({ db, findCard: cards.findReusable, clock, newId })
  const giftCards = createGiftCards({
    store: createGiftCardStore(db),
    wrongPins: limiters('giftCardPin', wrongPinLimit),
  })
  return {
    provider,
    cards,
    savedCards,
    giftCards,
    handlers: {
      ...giftCardHandlers(giftCards),
      ...savedCardHandlers(savedCards),
      ...cardHandlers(cards),
      ...sessionHandlers(createPaymentSessions({ provider, fields, origin, clock, newId })),
      ...acquirerHandlers(pages),
    },
  }
}

export type OpenedPayments = ReturnType<typeof openPayments>
