import { expect, it } from 'vitest'
import type { Cart } from '#src/contract/cart/cart.ts'
import { messages } from '#src/messages/messages.ts'
import { cartOf } from '#tests/fixtures/cart.ts'
import { changedTotalText } from './changed-total-text.ts'

const { cart: cartTexts, checkout } = messages.en
const texts = { ...checkout.flash, coupon: cartTexts.coupon }
const told = (couponItems: Cart['couponItems']) => {
  const cart = cartOf('a', 1, [])
  return changedTotalText(
    { ...cart, couponItems, totals: { ...cart.totals, remainingToPay: 4398 } },
    texts,
    'en-us',
  )
}
const code = { code: 'HELLO', promotionId: 'NEWCOMERS' }

it('names the code that is for a first order only, and what is left to pay', () => {
  expect(told([{ ...code, applied: false, forOrder: 1 }])).toBe(
    'Code HELLO takes nothing off any more. For a first order only. You now pay $43.98: please check it before you order.',
  )
  expect(told([{ ...code, applied: false, forOrder: 3 }])).toContain('For your order number 3 only.')
})

it('says of other changes that there is one', () => {
  expect(told([{ ...code, applied: true }])).toBe(checkout.flash.totalChanged)
  expect(told([{ ...code, applied: false }])).toBe(checkout.flash.totalChanged)
})
