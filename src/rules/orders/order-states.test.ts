import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderStatuses } from '#src/contract/orders/order.ts'
import {
  newOrder,
  nextOrderState,
  orderEventKinds,
  orderStatus,
  statesOf,
  type OrderActor,
  type OrderEventKind,
  type OrderState,
} from './order-states.ts'

const actors: readonly OrderActor[] = ['shopper', 'staff', 'provider', 'system']

/** Every state that an order can come to. */
const reachable = (): OrderState[] => {
  const found = new Map([[JSON.stringify(newOrder), newOrder]])
  for (const state of found.values())
    for (const actor of actors)
      for (const event of orderEventKinds) {
        const next = nextOrderState(state, event, actor)
        if (next) found.set(JSON.stringify(next), next)
      }
  return [...found.values()]
}

const possibleEvents = (state: OrderState, actor: OrderActor): OrderEventKind[] =>
  orderEventKinds.filter((event) => nextOrderState(state, event, actor) !== undefined)

const after = (...events: readonly (readonly [OrderEventKind, OrderActor])[]): OrderState | undefined =>
  events.reduce<OrderState | undefined>(
    (state, [event, actor]) => state && nextOrderState(state, event, actor),
    newOrder,
  )

describe('an order', () => {
  it('that is paid, shipped in parts and delivered says so at each step', () => {
    const steps = [
      ['submitted', 'shopper', 'paymentPending'],
      ['challenged', 'provider', 'challenged'],
      ['authorised', 'provider', 'authorised'],
      ['captured', 'system', 'captured'],
      ['allocated', 'system', 'allocated'],
      ['shippedInPart', 'staff', 'partlyShipped'],
      ['shipped', 'staff', 'shipped'],
      ['delivered', 'system', 'delivered'],
      ['returnRequested', 'shopper', 'returnRequested'],
      ['returned', 'staff', 'returned'],
      ['refundedInPart', 'staff', 'partlyRefunded'],
      ['refunded', 'staff', 'refunded'],
    ] as const
    let state = newOrder
    for (const [event, actor, status] of steps) {
      state = nextOrderState(state, event, actor) ?? newOrder
      expect(orderStatus(state)).toBe(status)
    }
  })

  it('that was refused is paid by money that comes late', () => {
    expect(after(['submitted', 'shopper'], ['refused', 'provider'], ['authorised', 'provider'])).toEqual({
      payment: 'authorised',
      fulfilment: 'open',
    })
  })

  it('that was cancelled is never shipped, and gets its money back', () => {
    const cancelled = after(['submitted', 'shopper'], ['cancelled', 'shopper'], ['authorised', 'provider'])
    expect(cancelled).toEqual({ payment: 'authorised', fulfilment: 'cancelled' })
    for (const actor of actors)
      for (const event of ['allocated', 'shipped', 'readyForPickup', 'collected'] as const)
        expect(cancelled && nextOrderState(cancelled, event, actor)).toBeUndefined()
    expect(cancelled && possibleEvents(cancelled, 'system')).toEqual(['captured', 'voided'])
  })

  it.each([
    ['a shopper', 'shopper', ['authorised', 'captured', 'allocated', 'shipped', 'collected', 'refunded']],
    ['a provider', 'provider', ['allocated', 'shipped', 'cancelled', 'returned', 'collected']],
  ] as const)('is never moved by %s where that is not theirs', (_, actor, events) => {
    for (const state of reachable())
      for (const event of events) expect(nextOrderState(state, event, actor)).toBeUndefined()
  })
})

describe('the table of orders', () => {
  it('hands nothing over that is not paid', () => {
    const over = ['partlyShipped', 'shipped', 'delivered', 'readyForPickup', 'collected']
    for (const { payment, fulfilment } of reachable())
      if (over.includes(fulfilment))
        expect(['authorised', 'captured', 'partlyRefunded', 'refunded']).toContain(payment)
  })

  it('has an end for every order, in which no money is left with nothing for it', () => {
    const isSettled = ({ payment, fulfilment }: OrderState): boolean =>
      ['failed', 'refunded', 'created', 'paymentPending', 'challenged'].includes(payment) ||
      !['cancelled', 'open'].includes(fulfilment)
    for (const state of reachable()) {
      const ends = new Map([[JSON.stringify(state), state]])
      for (const from of ends.values())
        for (const event of possibleEvents(from, 'system')) {
          const next = nextOrderState(from, event, 'system')
          if (next) ends.set(JSON.stringify(next), next)
        }
      expect([...ends.values()].some(isSettled), JSON.stringify(state)).toBe(true)
    }
  })

  it('takes any events in any order, and never leaves the states it knows', () => {
    const known = new Set(reachable().map((state) => JSON.stringify(state)))
    const step = fc.tuple(fc.constantFrom(...orderEventKinds), fc.constantFrom(...actors))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state = newOrder
        for (const [event, actor] of steps) state = nextOrderState(state, event, actor) ?? state
        expect(known.has(JSON.stringify(state))).toBe(true)
      }),
    )
  })
})

it.each([
  ['partlyRefunded', 'readyForPickup', 'readyForPickup'],
  ['partlyRefunded', 'shipped', 'shipped'],
  ['partlyRefunded', 'returned', 'partlyRefunded'],
  ['partlyRefunded', 'open', 'partlyRefunded'],
  ['refunded', 'delivered', 'refunded'],
  ['refunded', 'cancelled', 'cancelled'],
] as const)(
  'tells where goods are rather than of money that went back in part: %s, %s',
  (payment, fulfilment, st) => {
    expect(orderStatus({ payment, fulfilment })).toBe(st)
  },
)

it('tells each word for one state at least, and every state by one word', () => {
  for (const status of orderStatuses) expect(statesOf(status).length).toBeGreaterThan(0)
  expect(orderStatuses.flatMap(statesOf)).toHaveLength(80)
})
