import { expect, it } from 'vitest'
import {
  paymentMethods,
  paysTheRest,
  providerMethods,
  tenderRow,
  type PaymentMethod,
} from '#src/contract/payments/tenders.ts'
import { isOffered } from './offered-methods.ts'

const cart = {
  ...{ country: 'US', currency: 'USD', remaining: 9000, isMember: false, athleteCredit: 0 },
  taken: new Set(providerMethods),
  isOnlyGiftCards: false,
}

/** A cart in a country, in a currency and of an amount that the row of a way to pay names. */
const cartFor = (method: PaymentMethod) => {
  const { countries, currencies, amounts } = tenderRow(method)
  const [country = cart.country] = countries ?? []
  const [currency = cart.currency] = currencies ?? []
  return { ...cart, country, currency, remaining: amounts?.max ?? cart.remaining }
}

it.each([
  ['CREDIT_CARD', {}, true],
  ['GIFT_CARD', {}, true],
  ['PAYPAL', {}, true],
  ['KLARNA', {}, true],
  ['KLARNA', { remaining: 999 }, false],
  ['KLARNA', { remaining: 500_001 }, false],
  ['KLARNA', { country: 'JP' }, false],
  ['LOYALTY_POINTS', {}, false],
  ['LOYALTY_POINTS', { isMember: true }, true],
  ['LOYALTY_POINTS', { isMember: true, athleteCredit: 1 }, false],
  ['ATHLETES_PAYMENT', { athleteCredit: 1 }, true],
  ['ATHLETES_PAYMENT', {}, false],
  ...(['REWARD_CODE', 'REWARD_CARD'] as const).flatMap(
    (method) =>
      [
        [method, {}, true],
        [method, { athleteCredit: 1 }, false],
      ] as const,
  ),
] as const)('%s is offered for %j: %s', (method, change, expected) => {
  expect(isOffered(method, { ...cart, ...change })).toBe(expected)
})

it.each(providerMethods)('%s is offered where the provider takes it alone', (method) => {
  expect(isOffered(method, cartFor(method))).toBe(true)
  expect(isOffered(method, { ...cartFor(method), taken: new Set() })).toBe(false)
})

it('what holds a part needs no provider', () => {
  const parts = paymentMethods.filter((method) => !paysTheRest(method))
  const member = { ...cart, isMember: true, taken: new Set<never>() }
  expect(parts.filter((method) => isOffered(method, member))).toEqual([
    ...(['LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD', 'GIFT_CARD'] as const),
  ])
})

it('nothing but the shopper’s own money is offered for gift cards alone', () => {
  for (const athleteCredit of [0, 5000]) {
    const giftCards = { isMember: true, athleteCredit, isOnlyGiftCards: true }
    expect(
      paymentMethods.filter((method) => isOffered(method, { ...cartFor(method), ...giftCards })),
    ).toEqual(providerMethods)
  }
})
