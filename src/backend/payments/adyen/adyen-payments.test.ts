import { expect, test } from 'vitest'
import { paymentEventId, type PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import { hasRoomFor, type StoredPayment } from './adyen-payments.ts'

const at = '2026-11-25T10:00:00.000Z'
const event = (key: string, kind: PaymentEvent['kind']): PaymentEvent => ({
  id: paymentEventId(key, kind),
  ...{ kind, amount: 5000, at },
})

/** An authorised payment whose capture was sent, and was not responded to. */
const payment: StoredPayment = {
  ...{ key: 'order-1', orderNumber: 'W-1000', amount: 5000, currency: 'USD', method: 'CREDIT_CARD' },
  ...{ returnUrl: '/', sealed: null, pspReference: 'psp', url: null, broughtBack: null, errorId: null },
  events: [event('order-1', 'authorised')],
  steps: { 'order-1-capture': { kind: 'captured', amount: 5000, state: 'sent' } },
  createdAt: at,
}

test.each([
  ['is not heard of', [], false],
  ['was taken', [event('order-1-capture', 'captured')], false],
  ['failed', [event('order-1-capture', 'captureFailed')], true],
  [
    'was taken and failed',
    [event('order-1-capture', 'captured'), event('order-1-capture', 'captureFailed')],
    true,
  ],
])('a payment whose first capture %s', (_, told, expected) => {
  const events = [...payment.events, ...told]
  expect(hasRoomFor({ ...payment, events }, { kind: 'captured', amount: 5000 })).toBe(expected)
})
