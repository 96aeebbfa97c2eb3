import { expect, it } from 'vitest'
import type { CartTender } from '#src/contract/payments/cart-tender.ts'
import { maxGiftCards, mergedTenders } from './tender-plans.ts'

const gift = (numberHash: string): CartTender => ({
  payment_instrument_id: `${numberHash} on a cart`,
  payment_method_id: 'GIFT_CARD',
  giftCard: { numberHash, lastSigns: '0001', balance: 1000, currency: 'USD' },
})
const reward = (numberHash: string): CartTender => ({
  payment_instrument_id: `${numberHash} on a cart`,
  payment_method_id: 'REWARD_CODE',
  giftCard: { numberHash, lastSigns: '0001', balance: 1000, currency: 'USD' },
})
const klarna: CartTender = { payment_instrument_id: 'klarna', payment_method_id: 'KLARNA' }
const paypal: CartTender = { payment_instrument_id: 'paypal', payment_method_id: 'PAYPAL' }

it.each([
  ['what the guest chose last', [klarna], [paypal], [paypal]],
  ['what the customer had chosen', [klarna], [gift('a')], [gift('a'), klarna]],
  ['each gift card once', [gift('a'), gift('b')], [gift('b'), gift('c')], [gift('b'), gift('c'), gift('a')]],
  [
    'rewards of both, each once',
    [reward('a'), gift('b')],
    [reward('a'), reward('c')],
    [reward('a'), reward('c'), gift('b')],
  ],
  ['nothing', [], [], []],
])('two carts that become one are paid with %s', (_, own, guest, merged) => {
  expect(mergedTenders(own, guest)).toEqual(merged)
})

it('no cart gets more gift cards than it may have', () => {
  const [own, guest] = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ].map((names) => (names ?? []).map(gift))
  expect(mergedTenders(own ?? [], guest ?? [])).toHaveLength(maxGiftCards)
})
