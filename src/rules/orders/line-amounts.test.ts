import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancelledAmount, deliveryAmounts, unitsAmount, type OrderAmounts } from './line-amounts.ts'

const order: OrderAmounts = {
  totals: { tax: 130, taxation: 'net' },
  items: [
    { id: 'boots', qty: 3, shippingId: 'me', price: { paid: 1000, tax: 80 } },
    { id: 'socks', qty: 1, shippingId: 'store', price: { paid: 500, tax: 40 } },
  ],
  shipments: [
    { shippingId: 'me', price: 100 },
    { shippingId: 'store', price: 25 },
  ],
}

describe('what parts of an order cost', () => {
  it('is told with the tax that comes on top, and for deliveries apart', () => {
    expect(unitsAmount(order, [{ id: 'boots', qty: 1 }])).toBe(360)
    expect(deliveryAmounts(order)).toEqual(
      new Map([
        ['me', 108],
        ['store', 27],
      ]),
    )
  })

  it('holds the tax already where prices do', () => {
    const gross: OrderAmounts = { ...order, totals: { tax: 130, taxation: 'gross' } }
    expect(unitsAmount(gross, [{ id: 'socks', qty: 1 }])).toBe(500)
    expect([...deliveryAmounts(gross).values()]).toEqual([100, 25])
  })

  it('takes a delivery off with the last of its units', () => {
    expect(cancelledAmount(order, [{ id: 'boots', qty: 2 }])).toBe(720)
    expect(cancelledAmount(order, [{ id: 'boots', qty: 3 }])).toBe(1080 + 108)
  })
})

const money = fc.integer({ min: 0, max: 100_000 })
const places = ['me', 'store', 'digital'] as const
const anyOrder = fc
  .record({
    taxation: fc.constantFrom('net' as const, 'gross' as const),
    rows: fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 9 }),
        paid: money,
        tax: money,
        to: fc.constantFrom(...places),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    prices: fc.tuple(money, money, money),
    deliveryTax: money,
  })
  .map(({ taxation, rows, prices, deliveryTax }) => {
    const items = rows.map(({ qty, paid, tax, to }, at) => ({
      ...{ id: String(at), qty, shippingId: to, price: { paid, tax } },
    }))
    const shipments = places.flatMap((shippingId, at) =>
      items.some((item) => item.shippingId === shippingId) ? [{ shippingId, price: prices[at] ?? 0 }] : [],
    )
    const delivery = shipments.reduce((sum, { price }) => sum + price, 0)
    const tax = items.reduce((sum, { price }) => sum + price.tax, delivery > 0 ? deliveryTax : 0)
    const goods = items.reduce((sum, { price }) => sum + price.paid, 0)
    const total = goods + delivery + (taxation === 'net' ? tax : 0)
    return { amounts: { totals: { tax, taxation }, items, shipments }, total }
  })

describe('deliveries of an order', () => {
  it('share their tax down to the cent, and what comes by email, for nothing, takes none of it', () => {
    fc.assert(
      fc.property(anyOrder, ({ amounts }) => {
        const { totals, items } = amounts
        const shipments = amounts.shipments.map(({ shippingId, price }) => ({
          ...{ shippingId, price: shippingId === 'digital' ? 0 : price },
        }))
        const delivery = shipments.reduce((sum, { price }) => sum + price, 0)
        const ofDelivery = totals.tax - items.reduce((sum, { price }) => sum + price.tax, 0)
        const parts = deliveryAmounts({ ...amounts, shipments })
        expect(parts.get('digital') ?? 0).toBe(0)
        const tax = totals.taxation === 'net' && delivery > 0 ? ofDelivery : 0
        expect([...parts.values()].reduce((sum, amount) => sum + amount, 0)).toBe(delivery + tax)
      }),
    )
  })
})

describe('cancelling an order unit by unit, in any order', () => {
  it('takes its total off, no cent more or less, and never adds to it', () => {
    const steps = anyOrder.chain(({ amounts, total }) => {
      const units = amounts.items.flatMap(({ id, qty }) => Array.from({ length: qty }, () => id))
      return fc.record({
        amounts: fc.constant(amounts),
        total: fc.constant(total),
        units: fc.shuffledSubarray(units, { minLength: units.length }),
      })
    })
    fc.assert(
      fc.property(steps, ({ amounts, total, units }) => {
        const cancelled = new Map<string, number>()
        let before = 0
        for (const id of units) {
          cancelled.set(id, (cancelled.get(id) ?? 0) + 1)
          const after = cancelledAmount(
            amounts,
            [...cancelled].map(([line, qty]) => ({ id: line, qty })),
          )
          expect(after).toBeGreaterThanOrEqual(before)
          before = after
        }
        expect(before).toBe(total)
      }),
    )
  })
})
