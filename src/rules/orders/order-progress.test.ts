import { describe, expect, it } from 'vitest'
import type { Order } from '#src/contract/orders/order.ts'
import { orderProgress } from './order-progress.ts'

const home: Order['shipments'][number] = {
  shippingId: 'me',
  code: 'standard',
  label: 'Standard',
  deliveryTime: '',
  price: 0,
  parcels: [],
}
const store = { ...home, shippingId: 'S1', code: 'pickup' as const, storeName: 'Harbour' }
const digital = { ...home, shippingId: 'digital', code: 'digital' as const }

describe('orderProgress', () => {
  it.each([
    ['authorised', [home], 'delivered', 1],
    ['shipped', [home], 'delivered', 3],
    ['delivered', [home, digital], 'delivered', 4],
    ['shipped', [home, store], 'delivered', 3],
    ['captured', [store], 'collected', 1],
    ['readyForPickup', [home, store], 'collected', 3],
  ] as const)('%s with %o leads to %s, with %d steps done', (st, shipments, last, done) => {
    const progress = orderProgress({ st, shipments: [...shipments] })
    expect(progress?.steps.at(-1)).toBe(last)
    expect(progress?.done).toBe(done)
  })

  it.each([
    ['cancelled', [home]],
    ['paymentPending', [home]],
    ['refunded', [home]],
    ['captured', [digital]],
    ['captured', []],
  ] as const)('%s with %o is on no way', (st, shipments) => {
    expect(orderProgress({ st, shipments: [...shipments] })).toBeUndefined()
  })

  it.each([
    [{ qty: 2, cancelled: 1, sent: 0, arrived: 0 }, 1],
    [{ qty: 2, cancelled: 0, sent: 1, arrived: 1 }, 3],
    [{ qty: 2, cancelled: 1, sent: 1, arrived: 1 }, 4],
    [{ qty: 2, cancelled: 2, sent: 0, arrived: 0 }, undefined],
  ])('is told by its units once a part was refunded: %o', (item, done) => {
    const order = { st: 'partlyRefunded' as const, shipments: [home], items: [item] }
    expect(orderProgress(order)?.done).toBe(done)
  })
})
