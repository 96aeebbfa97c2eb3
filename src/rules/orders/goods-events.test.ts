import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodsEvents, type PlacedLine } from './goods-events.ts'
import { nextOrderState, orderStatus, type OrderState } from './order-states.ts'

const line = (part: Partial<PlacedLine>): PlacedLine => {
  const units = { ordered: 2, cancelled: 0, sent: 0, arrived: 0, comingBack: 0, returned: 0, ...part }
  return { id: 'boots', isCollected: false, ...units, open: units.ordered - units.cancelled - units.sent }
}

describe('the goods of an order', () => {
  it.each([
    ['allocated', [line({})], []],
    ['allocated', [line({ sent: 1 })], ['shippedInPart']],
    ['partlyShipped', [line({ sent: 1 })], []],
    ['partlyShipped', [line({ cancelled: 1 })], ['backToPacking']],
    ['open', [line({ cancelled: 1 })], []],
    ['partlyShipped', [line({ sent: 2, arrived: 1 })], ['shipped']],
    ['partlyShipped', [line({ cancelled: 1, sent: 1, arrived: 1 })], ['shipped', 'delivered']],
    ['shipped', [line({ sent: 2, arrived: 2 })], ['delivered']],
    ['allocated', [line({ sent: 2, isCollected: true })], ['readyForPickup']],
    ['readyForPickup', [line({ sent: 2, arrived: 2, isCollected: true })], ['collected']],
    ['readyForPickup', [line({ sent: 2, arrived: 1, isCollected: true })], []],
    ['allocated', [line({ sent: 2, isCollected: true }), line({ sent: 2 })], ['shipped']],
    ['allocated', [line({ sent: 2, isCollected: true }), line({ cancelled: 2 })], ['readyForPickup']],
    ['returnRequested', [line({ sent: 2, arrived: 2 })], []],
  ] as const)('%s, with %o: %j', (from, lines, expected) => {
    expect(goodsEvents(from, lines)).toEqual(expected)
  })

  it('bring an order that is all sent and arrived to its end, in whatever parts', () => {
    const ways = fc.record({
      qty: fc.integer({ min: 1, max: 5 }),
      stores: fc.tuple(fc.boolean(), fc.boolean()),
      steps: fc.array(fc.tuple(fc.constantFrom('sent', 'arrived', 'cancelled'), fc.nat(1)), {
        maxLength: 40,
      }),
    })
    fc.assert(
      fc.property(ways, ({ qty, stores, steps }) => {
        const lines = stores.map((isCollected) => line({ ordered: qty, open: qty, isCollected }))
        let state: OrderState = { payment: 'captured', fulfilment: 'allocated' }
        const move = (at: number, kind: 'sent' | 'arrived' | 'cancelled'): void => {
          const before = lines[at]
          if (!before || (kind === 'arrived' ? before.sent === before.arrived : before.open === 0)) return
          const open = kind === 'arrived' ? before.open : before.open - 1
          lines[at] = { ...before, [kind]: before[kind] + 1, open }
          for (const event of goodsEvents(state.fulfilment, lines)) {
            const next = nextOrderState(state, event, 'system')
            expect(next, `${state.fulfilment} ${event}`).toBeDefined()
            state = next ?? state
          }
        }
        for (const [kind, at] of steps) move(at, kind)
        for (const kind of ['sent', 'arrived'] as const)
          for (const at of [0, 1]) for (let unit = 0; unit < qty; unit += 1) move(at, kind)
        if (lines.some(({ sent }) => sent > 0))
          expect(['delivered', 'collected']).toContain(orderStatus(state))
      }),
    )
  })
})
