import { expect, it } from 'vitest'
import { confirmationNotice } from './confirmation-notice.ts'

it('speaks of a mail only where the order was placed and stands', () => {
  const message = 'The payment is awaited.'
  expect(confirmationNotice({ st: 'authorised', flash: [] })).toBe('mail')
  expect(confirmationNotice({ st: 'paymentPending', flash: [{ type: 'PaymentPending', message }] })).toBe(
    'pending',
  )
  expect(confirmationNotice({ st: 'failed', flash: [] })).toBe('failed')
  expect(confirmationNotice({ st: 'cancelled', flash: [] })).toBe('cancelled')
})

it('says that an order waits whose payment waits for the shopper', () => {
  const flash = [{ type: 'PaymentNotAuthorized', message: 'Confirm it.', url: '/acquirer/challenge/pay_1' }]
  expect(confirmationNotice({ st: 'challenged', flash })).toBe('waiting')
})
