import { expect, it } from 'vitest'
import { toldOf } from './told-of.ts'

it('speaks of a mail only where the order was placed and stands', () => {
  const message = 'The payment is awaited.'
  expect(toldOf({ st: 'authorised', flash: [] })).toBe('mail')
  expect(toldOf({ st: 'paymentPending', flash: [{ type: 'PaymentPending', message }] })).toBe('pending')
  expect(toldOf({ st: 'failed', flash: [] })).toBe('failed')
  expect(toldOf({ st: 'cancelled', flash: [] })).toBe('cancelled')
})

it('leaves it to the notice where the payment waits for the shopper', () => {
  const flash = [{ type: 'PaymentNotAuthorized', message: 'Confirm it.', url: '/acquirer/challenge/pay_1' }]
  expect(toldOf({ st: 'challenged', flash })).toBeUndefined()
})
