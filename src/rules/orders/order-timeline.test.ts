import { expect, it } from 'vitest'
import { orderTimeline } from './order-timeline.ts'

it('tells what happened to an order, the earliest first', () => {
  const steps = orderTimeline({
    placedAt: '2026-06-01T10:00:00.000Z',
    parcels: [
      { kind: 'sent', at: '2026-06-02T10:00:00.000Z', arrivedAt: '2026-06-04T10:00:00.000Z' },
      { kind: 'ready', at: '2026-06-03T10:00:00.000Z', arrivedAt: null },
    ],
    cancellations: [{ at: '2026-06-02T10:00:00.000Z', isWhole: false }],
    refunds: [{ at: '2026-06-02T10:00:00.000Z' }],
  })
  expect(steps.map(({ kind }) => kind)).toEqual([
    ...['placed', 'cancelledInPart', 'sent', 'refunded', 'ready', 'delivered'],
  ])
})

it('ends where the whole order is cancelled', () => {
  const at = '2026-06-01T10:00:00.000Z'
  const cancellations = [{ at, isWhole: true }]
  expect(orderTimeline({ placedAt: at, parcels: [], cancellations, refunds: [{ at }] })).toEqual([
    { kind: 'placed', at },
    { kind: 'cancelled', at },
    { kind: 'refunded', at },
  ])
})
