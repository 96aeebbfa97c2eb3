import type { sessionCalls } from '#src/contract/payments/session-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { PaymentSessions } from './payment-session.ts'

/** Handlers of the call that opens a wallet's session. */
export const sessionHandlers = (open: PaymentSessions): HandlersOf<keyof typeof sessionCalls> => ({
  'GET /cart/v1/paymentSession': async ({ query }, { site }) => open(query, site),
})
