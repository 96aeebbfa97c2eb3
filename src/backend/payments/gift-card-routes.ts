import { ok } from '#src/base/result.ts'
import type { giftCardCalls } from '#src/contract/payments/gift-card-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { GiftCards } from './gift-cards.ts'

/** Handlers of the calls about gift cards. */
export const giftCardHandlers = (cards: GiftCards): HandlersOf<keyof typeof giftCardCalls> => ({
  'POST /cart/v1/giftcard/balance': async ({ body }, context) => {
    const card = await cards.balance(body, context)
    if (!card.ok) return card
    const { lastSigns, balance, currency, expiresOn } = card.value
    return ok({ c_gcCardNumber: lastSigns, balance, currency, expiresOn: expiresOn ?? undefined })
  },
})
