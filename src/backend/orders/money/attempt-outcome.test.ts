import { describe, expect, it, test } from 'vitest'
import type { AttemptState } from '#src/rules/payments/fold-attempt.ts'
import { eventsOfAttempt, isCaptureReversed } from './attempt-outcome.ts'

const attempt = { amount: 5000, captureAmount: null, tenderId: 'card' }
const state = (outcome: AttemptState['outcome'], amounts: Partial<AttemptState> = {}): AttemptState => ({
  ...{ outcome, authorised: 0, captured: 0, refunded: 0 },
  ...amounts,
})
const card = { id: 'card', amount: 5000, refunded: 0 }
const giftCard = { id: 'gift-card', amount: 2500, refunded: 0 }
const paidInFull = { authorised: 5000 }

describe('the events that an attempt means for its order', () => {
  test.each([
    ['paymentPending', 'open', state('pending'), []],
    ['paymentPending', 'open', state('challenged'), ['challenged']],
    ['challenged', 'open', state('challenged'), []],
    ['challenged', 'open', state('refused'), ['refused']],
    ['authorised', 'open', state('refused'), []],
    ['paymentPending', 'open', state('authorised', paidInFull), ['authorised']],
    ['paymentPending', 'open', state('authorised', { authorised: 4999 }), ['refused']],
    ['authorised', 'open', state('authorised', { authorised: 4999 }), []],
    [
      'paymentPending',
      'open',
      state('authorised', { ...paidInFull, captured: 5000 }),
      ['authorised', 'captured'],
    ],
    ['failed', 'open', state('authorised', paidInFull), ['authorised']],
    ['authorised', 'open', state('authorised', paidInFull), []],
    ['authorised', 'allocated', state('authorised', { ...paidInFull, captured: 5000 }), ['captured']],
    ['authorised', 'cancelled', state('authorised', { ...paidInFull, captured: 5000 }), []],
    ['captured', 'shipped', state('authorised', { ...paidInFull, captured: 5000 }), []],
    ['authorised', 'cancelled', state('voided'), ['voided']],
    ['paymentPending', 'open', state('voided'), []],
  ] as const)('of a payment %s and goods %s', (payment, fulfilment, attempted, expected) => {
    expect(eventsOfAttempt({ payment, fulfilment }, attempt, attempted, [card])).toEqual(expected)
  })

  it('captures once the lower amount that was asked for is captured', () => {
    const reduced = { ...attempt, captureAmount: 3000 }
    const order = { payment: 'authorised', fulfilment: 'allocated' } as const
    const captured = (amount: number) => state('authorised', { ...paidInFull, captured: amount })
    expect(eventsOfAttempt(order, reduced, captured(3000), [card])).toEqual(['captured'])
    expect(eventsOfAttempt(order, reduced, captured(2999), [card])).toEqual([])
  })

  test.each([
    ['while its tender still holds something', [card], []],
    ['once other tenders pay the rest', [{ ...card, refunded: 5000 }, giftCard], ['captured']],
    ['once no tender holds anything', [{ ...card, refunded: 5000 }], ['voided']],
  ])('of a voided authorisation whose order goes on, %s', (_, tenders, expected) => {
    const order = { payment: 'authorised', fulfilment: 'allocated' } as const
    expect(eventsOfAttempt(order, attempt, state('voided'), tenders)).toEqual(expected)
  })
})

it('takes a done capture that is refused then as reversed', () => {
  expect(isCaptureReversed({ captureState: 'done' }, { captureState: 'refused' })).toBe(true)
  expect(isCaptureReversed({ captureState: 'due' }, { captureState: 'refused' })).toBe(false)
})
