import { describe, expect, it } from 'vitest'
import { shipmentProgress } from './order-progress.ts'

const home = { code: 'standard' as const }
const store = { code: 'pickup' as const, storeName: 'Harbour' }
const digital = { code: 'digital' as const }

const waiting = { qty: 2, cancelled: 0, sent: 0, arrived: 0 }
const sent = { ...waiting, sent: 2 }
const arrived = { ...sent, arrived: 2 }

describe('the progress of a shipment', () => {
  it.each([
    ['authorised', home, [waiting], 'delivered', 1],
    ['shipped', home, [sent], 'delivered', 3],
    ['delivered', home, [arrived], 'delivered', 4],
    ['captured', store, [waiting], 'collected', 1],
    ['readyForPickup', store, [sent], 'collected', 3],
    ['partlyRefunded', home, [{ ...waiting, cancelled: 1 }], 'delivered', 1],
    ['allocated', home, [{ ...waiting, sent: 1, arrived: 1 }], 'delivered', 3],
    ['shipped', home, [{ ...waiting, cancelled: 2 }, arrived], 'delivered', 4],
  ] as const)(
    'in a %s order with %o and %o leads to %s, with %d steps done',
    (st, shipment, items, last, done) => {
      const progress = shipmentProgress(st, shipment, items)
      expect(progress?.steps.at(-1)).toBe(last)
      expect(progress?.done).toBe(done)
    },
  )

  it('is its own, whatever left of the others', () => {
    expect(shipmentProgress('partlyShipped', home, [waiting])?.done).toBe(1)
  })

  it.each([
    ['cancelled', home, [waiting]],
    ['paymentPending', home, [waiting]],
    ['refunded', home, [sent]],
    ['captured', digital, [waiting]],
    ['captured', home, []],
    ['shipped', home, [{ ...waiting, cancelled: 2 }]],
  ] as const)('is not told in a %s order with %o and %o', (st, shipment, items) => {
    expect(shipmentProgress(st, shipment, items)).toBeUndefined()
  })
})
