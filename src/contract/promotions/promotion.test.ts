import { expect, it } from 'vitest'
import { promotionSchema } from './promotion.ts'

const promotion = {
  class: 'ORDER',
  promotionId: 'LATER',
  name: { en: 'Pay later', de: 'Später zahlen', fr: 'Payer plus tard' },
  effect: { type: 'percent', percent: 10 },
}

const paidBy = (...paymentMethods: string[]) =>
  promotionSchema.safeParse({ ...promotion, conditions: { paymentMethods } }).success

it('is bound to what pays the rest of an order, and to no way to pay that the shop does not know', () => {
  expect(paidBy('KLARNA', 'PAYPAL')).toBe(true)
  expect(paidBy('KLARNER')).toBe(false)
  expect(paidBy('GIFT_CARD')).toBe(false)
  expect(paidBy()).toBe(false)
})
