import { expect, it } from 'vitest'
import { pageOfOrderFailure, refusesPayment } from './order-failure.ts'

it.each([
  ['ORD516', 'shipping'],
  ['CHK320', 'shipping'],
  ['PYT402', 'billing'],
  ['FE309', 'billing'],
  ['GFC700', 'billing'],
  ['INV409', 'summary'],
  ['GEN500', 'summary'],
  ['BSK404', 'cart'],
  ['CHK380', undefined],
])('tells %s at %s', (errorId, page) => {
  expect(pageOfOrderFailure(errorId)).toBe(page)
})

it('tells what refuses a payment from what is wrong with the rest of it', () => {
  expect(['PYT402', 'PAY400', 'threeDSFailed'].every(refusesPayment)).toBe(true)
  expect(['GFC700', 'BIL400', 'REW140', ''].some(refusesPayment)).toBe(false)
})
