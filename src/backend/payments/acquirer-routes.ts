import { err, ok } from '#src/base/result.ts'
import type { acquirerCalls } from '#src/contract/payments/acquirer-calls.ts'
import { apiError } from '#src/contract/errors.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { OpenedPayments } from './opened-payments.ts'

/** Handlers of what the embedded acquirer's pages ask of it. */
export const acquirerHandlers = ({
  shownPayment,
  resultOf,
}: OpenedPayments['pages']): HandlersOf<keyof typeof acquirerCalls> => ({
  'GET /acquirer/v1/payments/{reference}': async ({ path }) => {
    const payment = await shownPayment(path.reference)
    return payment ? ok(payment) : err(apiError('PYT404'))
  },

  'POST /acquirer/v1/payments/{reference}': async ({ path: { reference }, body }) =>
    (await shownPayment(reference))
      ? ok({ threeDS2Result: resultOf(reference, body.approves) })
      : err(apiError('PYT404')),
})
