import { describe, expect, it } from 'vitest'
import { buysGiftCards, isReward, methodsOfKind, paymentMethods, paysTheRest, tenderRow } from './tenders.ts'

describe('the ways to pay', () => {
  it('stand in the order in which they pay', () => {
    const ranks = paymentMethods.map((method) => tenderRow(method).rank)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  })

  it('have each a rank of its own where they hold a part, and pay before what pays the rest', () => {
    const parts = paymentMethods.filter((method) => !paysTheRest(method))
    const ranks = parts.map((method) => tenderRow(method).rank)
    const ofRest = paymentMethods.filter((method) => paysTheRest(method)).map((one) => tenderRow(one).rank)
    expect(new Set(ranks).size).toBe(parts.length)
    expect(Math.max(...ranks)).toBeLessThan(Math.min(...ofRest))
  })

  it('buy gift cards with nothing that expires, was given away or is a gift card itself', () => {
    expect(paymentMethods.filter((method) => !buysGiftCards(method))).toEqual([
      'ATHLETES_PAYMENT',
      'LOYALTY_POINTS',
      'REWARD_CODE',
      'REWARD_CARD',
      'GIFT_CARD',
    ])
  })

  it('tell a reward from a gift card', () => {
    expect(methodsOfKind('storedValue').map((method) => [method, isReward(method)])).toEqual([
      ['REWARD_CODE', true],
      ['REWARD_CARD', true],
      ['GIFT_CARD', false],
    ])
  })
})
