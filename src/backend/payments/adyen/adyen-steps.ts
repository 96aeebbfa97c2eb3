import { paymentEventId } from '#src/rules/payments/fold-attempt.ts'
import type { Clock } from '#src/base/clock.ts'
import type { AdyenStep } from '../adyen-tables.ts'
import type { MoneyStep } from '../payment-provider.ts'
import { toAdyenAmount } from './adyen-amount.ts'
import type { AdyenApi } from './adyen-api.ts'
import { AdyenRefusal } from './adyen-http.ts'
import { hasRoomFor, withEvent, type AdyenPayments, type StoredPayment } from './adyen-payments.ts'

type StepDependencies = { payments: AdyenPayments; api: AdyenApi; clock: Clock }

/**
 * Takes steps with the money of payments. A step is written down before Adyen hears of it, so that steps at once never want more together
 * than there is. One that Adyen did not respond to counts as sent: it rejects, and is the same step when it is sent again.
 */
export const createAdyenSteps = ({ payments, api, clock }: StepDependencies) => {
  const begun = (step: AdyenStep, key: string, payment: StoredPayment): AdyenStep =>
    payment.steps[key] ??
    (payment.pspReference !== null && hasRoomFor(payment, step) ? step : { ...step, state: 'refused' })

  const ended = (reference: string, key: string, step: AdyenStep) =>
    payments.change(reference, (payment) => {
      const steps = { ...payment.steps, [key]: step }
      if (step.state !== 'taken') return { steps }
      const { kind, amount } = step
      return { steps, ...withEvent(payment, { id: paymentEventId(key, kind), kind, amount, at: clock() }) }
    })

  /** A step that is sent again is sent as it was written down: another amount would be another step. */
  const send = ({ pspReference, currency }: StoredPayment, key: string, { kind, amount }: AdyenStep) => {
    const request = { key, pspReference: pspReference ?? '', amount: toAdyenAmount(amount, currency) }
    if (kind === 'voided') return api.cancel(request)
    return kind === 'captured' ? api.capture(request) : api.refund(request)
  }

  return (kind: AdyenStep['kind']) =>
    async (wanted: MoneyStep): Promise<'taken' | 'refused'> => {
      const { reference, key } = wanted
      const payment = await payments.change(reference, (before) => {
        const amount = kind === 'voided' ? before.amount : wanted.amount
        return { steps: { ...before.steps, [key]: begun({ kind, amount, state: 'sent' }, key, before) } }
      })
      const step = payment?.steps[key]
      if (!payment || !step) return 'refused'
      if (step.state !== 'sent') return step.state
      try {
        const pspReference = await send(payment, key, step)
        await ended(reference, key, { ...step, state: 'taken', pspReference })
        return 'taken'
      } catch (error) {
        if (!(error instanceof AdyenRefusal)) throw error
        await ended(reference, key, { ...step, state: 'refused' })
        return 'refused'
      }
    }
}
