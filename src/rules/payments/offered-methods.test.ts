import { expect, it } from 'vitest'
import { isOffered } from './offered-methods.ts'

const cart = { country: 'US', currency: 'USD', remaining: 9000, isMember: false, athleteCredit: 0 }

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
