import type { cardCalls } from '#src/contract/payments/card-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { OpenedPayments } from './opened-payments.ts'

/** Handlers of the provider's card vault. */
export const cardHandlers = ({
  tokenise,
  keepEncrypted,
}: OpenedPayments['cards']): HandlersOf<keyof typeof cardCalls> => ({
  'POST /acquirer/v1/cards': ({ body }) => tokenise(body),
  'POST /acquirer/v1/encryptedCards': ({ body }) => keepEncrypted(body),
})
