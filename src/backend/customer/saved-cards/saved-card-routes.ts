import { ok } from '#src/base/result.ts'
import type { savedCardCalls } from '#src/contract/payments/saved-card-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { SavedCards } from './saved-cards.ts'

/** Handlers of the calls about saved cards. */
export const savedCardHandlers = (cards: SavedCards): HandlersOf<keyof typeof savedCardCalls> => ({
  'GET /consumers-v3/consumer/payment_instruments': async ({ query }, { sessionId }) => {
    const { payment_method_id: method } = query
    const saved = await cards.list(sessionId)
    const ofMethod = saved.filter((card) => method === undefined || card.payment_method_id === method)
    return ok({ paymentInstruments: ofMethod })
  },

  'POST /consumers-v3/consumer/payment_instruments': ({ body }, { sessionId }) =>
    cards.add(sessionId, body.token, body.main),

  'PATCH /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}': ({ path }, { sessionId }) =>
    cards.makeMain(sessionId, path.paymentInstrumentId),

  'DELETE /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}': async (
    { path },
    { sessionId },
  ) => {
    const left = await cards.remove(sessionId, path.paymentInstrumentId)
    return left.ok ? ok({ paymentInstruments: left.value }) : left
  },
})
