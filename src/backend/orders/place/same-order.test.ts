import { expect, it, test } from 'vitest'
import { cardTender, paidOrder } from '#tests/fixtures/stored-order.ts'
import { amountsOf, isAsSeen, isSameOrder } from './same-order.ts'

const giftCard = cardTender({
  id: 'gift-card',
  method: 'GIFT_CARD',
  amount: 3000,
  source: { kind: 'giftCard', numberHash: 'hash', lastSigns: '1234' },
})
const { order } = paidOrder()
const byCard = { order, tenders: [cardTender()] }
const byBoth = { order, tenders: [giftCard, cardTender({ amount: 5000 })] }
const byGiftCard = { order, tenders: [{ ...giftCard, amount: 8000 }] }
const another = (token: string) =>
  cardTender({ source: { kind: 'provider', payment: { kind: 'card', token } } })

it('leaves to a provider what other tenders do not pay', () => {
  expect(amountsOf(byBoth)).toEqual({ total: 8000, remainingToPay: 5000 })
  expect(amountsOf(byGiftCard)).toEqual({ total: 8000, remainingToPay: 0 })
})

test.each([
  [{}, true],
  [{ total: 8000 }, true],
  [{ total: 8001 }, false],
  [{ remainingToPay: 5000 }, true],
  [{ total: 8000, remainingToPay: 0 }, false],
])('amounts that a shopper saw as %j', (seen, expected) => {
  expect(isAsSeen({ total: 8000, remainingToPay: 5000 }, seen)).toBe(expected)
})

test.each([
  ['the same card', byCard, true],
  ['another card', { order, tenders: [another('mastercard')] }, false],
  ['a gift card besides', byBoth, false],
  ['another version of the cart', { order: { ...order, cartVersion: 4 }, tenders: byCard.tenders }, false],
  ['another total', { order: { ...order, total: 7000 }, tenders: byCard.tenders }, false],
])('an order that is sent again with %s', (_, made, expected) => {
  expect(isSameOrder(byCard, made)).toBe(expected)
})

it('takes tenders in any order for the same', () => {
  expect(isSameOrder(byBoth, { order, tenders: byBoth.tenders.toReversed() })).toBe(true)
})

it('compares with the amounts that were seen, where they are known', () => {
  const dearer = { order: { ...order, total: 9000 }, tenders: [cardTender({ amount: 9000 })] }
  expect(isSameOrder(byCard, dearer, { total: 8000 })).toBe(true)
})
