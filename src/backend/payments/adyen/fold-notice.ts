import { paymentEventId, type PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import { fromAdyenAmount } from './adyen-amount.ts'
import type { StoredPayment } from './adyen-payments.ts'
import type { AdyenNotice } from './adyen-webhook.ts'
import { isoInstant } from '#src/base/clock.ts'

/** What a notice says happened, by its code and whether that succeeded. Codes that are not here say nothing about the payment's money. */
const kinds: Readonly<Record<string, PaymentEvent['kind']>> = {
  'AUTHORISATION true': 'authorised',
  'AUTHORISATION false': 'refused',
  'OFFER_CLOSED true': 'refused',
  'CAPTURE true': 'captured',
  'CAPTURE false': 'captureFailed',
  'CAPTURE_FAILED true': 'captureFailed',
  'REFUND true': 'refunded',
  'REFUND false': 'refundFailed',
  'REFUND_FAILED true': 'refundFailed',
  'REFUNDED_REVERSED true': 'refundFailed',
  'CANCELLATION true': 'voided',
  'TECHNICAL_CANCEL true': 'voided',
}

/** Codes of the payment itself, not of a step with its money. */
const ofPayment = new Set(['AUTHORISATION', 'OFFER_CLOSED'])

/** The key of the step that a notice is about; Adyen's own reference for one that was taken elsewhere, as in its Customer Area. */
const stepKeyOf = ({ steps }: StoredPayment, { pspReference, merchantReference }: AdyenNotice): string =>
  Object.entries(steps).find(([, step]) => step.pspReference === pspReference)?.[0] ??
  (merchantReference in steps ? merchantReference : pspReference)

/** Whether a notice is of the payment itself, whose own reference it bears. */
export const isOfPayment = ({ eventCode }: AdyenNotice): boolean => ofPayment.has(eventCode)

/** What Adyen says is authorised of a payment, in minor units of the shop: all of it or a part. Undefined for more, or another currency. */
export const amountWithin = (
  { amount, currency }: StoredPayment,
  said: AdyenNotice['amount'],
): number | undefined => {
  const minor = said.currency === currency ? fromAdyenAmount(said) : undefined
  return minor !== undefined && minor > 0 && minor <= amount ? minor : undefined
}

/**
 * A notice as an event of its payment; undefined where it is none, or where it tells of more or of another currency than was asked for,
 * which nothing may be made of.
 */
export const eventOfNotice = (payment: StoredPayment, notice: AdyenNotice): PaymentEvent | undefined => {
  const kind = kinds[`${notice.eventCode} ${notice.success}`]
  const amount = fromAdyenAmount(notice.amount)
  if (!kind || amount === undefined || amount < 0 || notice.amount.currency !== payment.currency)
    return undefined
  if (kind === 'authorised' && amountWithin(payment, notice.amount) === undefined) return undefined
  const key = isOfPayment(notice) ? payment.key : stepKeyOf(payment, notice)
  return { id: paymentEventId(key, kind), kind, amount, at: isoInstant(notice.eventDate) }
}
