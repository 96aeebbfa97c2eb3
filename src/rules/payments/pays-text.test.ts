import { expect, it } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { noteOfGiftCards } from './note-of-gift-cards.ts'
import { paysText } from './pays-text.ts'

const { billing, storedValue } = messages.en.checkout
const cart = (total: number, remainingToPay: number, giftCardTotal?: number) => ({
  currency: 'USD',
  totals: { total, remainingToPay, ...(giftCardTotal === undefined ? {} : { giftCardTotal }) },
})

it.each([
  ['what it pays of goods', 2000, cart(5000, 3000), 'Pays $20.00'],
  [
    'what it pays of goods beside a gift card, while some of them are left',
    2000,
    cart(12_000, 8000, 7500),
    'Pays $20.00',
  ],
  [
    'that a gift card is left, which it does not pay',
    4500,
    cart(12_000, 7500, 7500),
    'Pays $45.00. It does not pay for the gift cards in this order.',
  ],
  ['that it pays nothing of gift cards alone', 0, cart(7500, 7500, 7500), billing.paysNoCards],
  ['that it is not needed', 0, cart(5000, 0), billing.notNeeded],
])('tells of what pays a part %s', (_, amount, paid, said) => {
  expect(paysText(amount, paid, billing, 'en-us')).toBe(said)
})

it('tells of a cart with gift cards what does not pay for them', () => {
  expect(noteOfGiftCards(cart(5000, 5000), storedValue, 'en-us')).toBeUndefined()
  expect(noteOfGiftCards(cart(12_000, 4500, 7500), storedValue, 'en-us')).toContain('$75.00 of this order')
  expect(noteOfGiftCards(cart(7500, 7500, 7500), storedValue, 'en-us')).toBe(storedValue.onlyGiftCards)
})
