import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { tenderName } from '#src/features/checkout/tender-name.ts'
import { paidWith } from './order-text.ts'

const [unitedStates] = sites
const paid = { amount: 1000, refunded: 0 }

it.each([
  ['GIFT_CARD', 'Gift card ending in 7Q2K'],
  ['REWARD_CODE', 'Reward code ending in 7Q2K'],
  ['REWARD_CARD', 'Reward card ending in 7Q2K'],
] as const)('a %s is told by its last signs, in the checkout and in the order', (method, expected) => {
  const c_gcCardNumber = '7Q2K'
  expect(paidWith({ ...paid, code: method, c_gcCardNumber }, unitedStates)).toBe(expected)
  expect(tenderName({ payment_method_id: method, c_gcCardNumber }, unitedStates)).toBe(expected)
})

it('what pays without a number is told by its method', () => {
  expect(paidWith({ ...paid, code: 'KLARNA' }, unitedStates)).toBe('Klarna')
})
