import { ok } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { warningCalls } from '#src/contract/ops/warning-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'

type Warnings = CallOutput<'GET /ops/v1/warnings'>

/** Handlers of what tells staff what to see to. */
export const warningHandlers = (
  payments: () => Promise<Warnings['payments']>,
  paymentPages: () => Promise<Warnings['paymentPages']>,
): HandlersOf<keyof typeof warningCalls> => ({
  'GET /ops/v1/warnings': async () => {
    const [ofPayments, ofPages] = await Promise.all([payments(), paymentPages()])
    return ok({ payments: ofPayments, paymentPages: ofPages })
  },
})
