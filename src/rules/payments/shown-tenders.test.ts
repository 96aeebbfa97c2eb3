import { expect, it } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { cartTenders, orderTenders } from './shown-tenders.ts'

const { tenders, orders } = messages.en
const card = { brand: 'visa', lastSigns: '1111' }

it('tells what pays a cart, points first, and leaves out what is not needed', () => {
  const payment_instruments = [
    {
      payment_instrument_id: 'g',
      payment_method_id: 'GIFT_CARD' as const,
      c_gcCardNumber: '1234',
      amount: 0,
    },
    { payment_instrument_id: 'k', payment_method_id: 'CREDIT_CARD' as const, card, amount: 8000 },
  ]
  const cart = { currency: 'USD', totals: { appliedRewards: 500 }, payment_instruments }
  expect(cartTenders(cart, tenders, 'en-us')).toEqual([
    { label: 'Points', amount: '$5.00' },
    { label: 'Visa ending in 1111', amount: '$80.00' },
  ])
})

it('tells what paid an order, and what went back to it', () => {
  const paymentMethod = [{ code: 'CREDIT_CARD' as const, card, amount: 8000, refunded: 1000 }]
  const texts = { tenders, refunded: orders.detail.refunded }
  expect(orderTenders({ paymentMethod, currency: 'USD' }, texts, 'en-us')).toEqual([
    { label: 'Visa ending in 1111', amount: '$80.00', note: '$10.00 refunded' },
  ])
})
