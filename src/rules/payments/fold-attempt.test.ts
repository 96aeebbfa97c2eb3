import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldAttempt, paymentEventId, paymentEventKinds, type PaymentEvent } from './fold-attempt.ts'

const at = '2026-06-01T10:00:00.000Z'
const event = (key: string, kind: PaymentEvent['kind'], amount = 5000): PaymentEvent => ({
  id: paymentEventId(key, kind),
  kind,
  amount,
  at,
})

describe('an attempt to pay', () => {
  it.each([
    ['waits', [], 'pending', 0],
    ['is challenged', [event('1', 'challenged')], 'challenged', 0],
    [
      'is authorised after a challenge',
      [event('1', 'challenged'), event('2', 'authorised')],
      'authorised',
      5000,
    ],
    ['is refused', [event('1', 'refused')], 'refused', 0],
    ['is refused, then authorised', [event('1', 'refused'), event('2', 'authorised')], 'authorised', 5000],
    [
      'is authorised, then told as refused',
      [event('2', 'authorised'), event('1', 'refused')],
      'authorised',
      5000,
    ],
    ['is authorised, whose capture came first', [event('1', 'captured')], 'authorised', 5000],
    ['is voided', [event('1', 'authorised'), event('2', 'voided')], 'voided', 5000],
    ['is captured, which no void undoes', [event('2', 'voided'), event('1', 'captured')], 'authorised', 5000],
  ] as const)('%s', (_, events, outcome, authorised) => {
    expect(foldAttempt(events)).toMatchObject({ outcome, authorised })
  })

  it('counts what failed after it was told as never done', () => {
    const events = [event('1', 'authorised'), event('2', 'captured'), event('3', 'refunded', 2000)]
    expect(foldAttempt(events)).toMatchObject({ captured: 5000, refunded: 2000 })
    expect(foldAttempt([...events, event('3', 'refundFailed', 2000)])).toMatchObject({ refunded: 0 })
    expect(foldAttempt([...events, event('2', 'captureFailed')])).toMatchObject({ captured: 0, refunded: 0 })
  })

  it('counts a step that failed before it was told against no other', () => {
    const events = [event('1', 'authorised'), event('2', 'captureFailed'), event('3', 'captured')]
    expect(foldAttempt(events)).toMatchObject({ captured: 5000 })
    const refunds = [event('4', 'refundFailed', 2000), event('5', 'refunded', 2000)]
    expect(foldAttempt([...events, ...refunds])).toMatchObject({ refunded: 2000 })
  })
})

const anyEvent = fc
  .tuple(
    fc.constantFrom('first', 'second', 'third'),
    fc.constantFrom(...paymentEventKinds),
    fc.integer({ min: 1, max: 100_000 }),
  )
  .map(([key, kind, amount]) => event(key, kind, amount))
/** A provider tells an event again in the same words. */
const told = fc.uniqueArray(anyEvent, { selector: ({ id }) => id, maxLength: 12 })

describe('what a provider tells', () => {
  it('comes to the same in any order, and however often', () => {
    const shuffled = told.chain((events) =>
      fc.tuple(
        fc.constant(events),
        fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([events, again]) => {
        expect(foldAttempt(again)).toEqual(foldAttempt(events))
      }),
    )
  })

  it('never refunds more than was captured, nor captures what was not authorised', () => {
    fc.assert(
      fc.property(told, (events) => {
        const { authorised, captured, refunded } = foldAttempt(events)
        expect(refunded).toBeGreaterThanOrEqual(0)
        expect(refunded).toBeLessThanOrEqual(captured)
        expect(captured).toBeLessThanOrEqual(authorised)
      }),
    )
  })
})
