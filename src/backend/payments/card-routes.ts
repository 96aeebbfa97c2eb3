import type { cardCalls } from '#src/contract/payments/card-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { AcquirerCards } from './acquirer-cards.ts'

/** Handlers of the embedded acquirer's card vault. */
export const cardHandlers = ({
  tokenise,
}: Pick<AcquirerCards, 'tokenise'>): HandlersOf<keyof typeof cardCalls> => ({
  'POST /acquirer/v1/cards': ({ body }) => tokenise(body),
})
