import { expect, it } from 'vitest'
import type { PriceAdjustment } from '#src/contract/cart/price-adjustment.ts'
import type { PricedCart, PricedLine } from '#src/rules/promotions/pricing/priced-cart.ts'
import { adjustPrices, withoutAdjustmentsOf } from './adjust-prices.ts'

const line = (id: string, row: number): PricedLine => ({
  id,
  unit: row,
  atOriginal: row,
  atCurrent: row,
  afterItemPromotions: row,
  afterOrderPromotions: row,
  units: [{ price: row, count: 1 }],
  itemDiscounts: [],
  orderDiscounts: [],
})
const priced: PricedCart = {
  lines: [line('boots', 10_000), line('socks', 2000)],
  deliveries: [{ shippingId: 'me', cost: 595, afterPromotions: 595, discounts: [] }],
  offers: [],
  gifts: [],
  applied: [],
  approaching: [],
  refused: [],
}
const adjustment = (part: Partial<PriceAdjustment>): PriceAdjustment => ({
  adjustmentId: 'a',
  level: 'ORDER',
  currency: 'USD',
  reason: 'A scratch',
  ...part,
})
const after = (...parts: Partial<PriceAdjustment>[]) => {
  const { lines, deliveries, adjusted } = adjustPrices(priced, parts.map(adjustment), 'USD', new Set())
  const costs = [
    ...lines.map((one) => one.afterOrderPromotions),
    ...deliveries.map((one) => one.afterPromotions),
  ]
  return { costs, adjusted: [...adjusted.values()] }
}

it.each<[string, Partial<PriceAdjustment>, number[], number]>([
  ['an amount off an item', { level: 'PRODUCT', itemId: 'socks', amount: 500 }, [10_000, 1500, 595], 500],
  ['no more than an item costs', { level: 'PRODUCT', itemId: 'socks', amount: 9000 }, [10_000, 0, 595], 2000],
  [
    'nothing off an item that is gone',
    { level: 'PRODUCT', itemId: 'hat', amount: 500 },
    [10_000, 2000, 595],
    0,
  ],
  ['a percentage off the order', { percent: 12.5 }, [8750, 1750, 595], 1500],
  ['an amount off the order by largest remainder', { amount: 1001 }, [9166, 1833, 595], 1001],
  ['delivery', { level: 'SHIPPING', percent: 100 }, [10_000, 2000, 0], 595],
])('takes %s', (_, part, costs, amount) => {
  expect(after(part)).toEqual({ costs, adjusted: [amount] })
})

it('takes no amount of another currency', () => {
  const pounds = adjustment({ currency: 'GBP', amount: 500 })
  expect(after(pounds)).toEqual({ costs: [10_000, 2000, 595], adjusted: [] })
  expect(after(pounds, { adjustmentId: 'b', percent: 50 }).costs).toEqual([5000, 1000, 595])
})

it('goes with its item, and only with that', () => {
  const own = adjustment({ adjustmentId: 'b', level: 'PRODUCT', itemId: 'boots', amount: 100 })
  const details = { priceAdjustments: [adjustment({ percent: 10 }), own] }
  expect(withoutAdjustmentsOf(details, ['boots']).priceAdjustments).toEqual([adjustment({ percent: 10 })])
  expect(withoutAdjustmentsOf(details, ['socks'])).toBe(details)
})

it('takes items first, whatever came first', () => {
  const item = { level: 'PRODUCT', itemId: 'boots', amount: 8000, adjustmentId: 'b' } as const
  expect(after({ percent: 50 }, item).costs).toEqual([1000, 1000, 595])
})

it('takes nothing off a gift card, be it meant or part of the order, and tells what each unit costs', () => {
  const pair = {
    ...line('boots', 10_001),
    units: [
      { price: 6001, count: 1 },
      { price: 4000, count: 1 },
    ],
  }
  const cart = { ...priced, lines: [pair, line('card', 20_000)] }
  const adjustments = [
    adjustment({ level: 'PRODUCT', itemId: 'card', percent: 100 }),
    adjustment({ adjustmentId: 'b', amount: 1001 }),
  ]
  const { lines, adjusted } = adjustPrices(cart, adjustments, 'USD', new Set(['card']))
  expect(lines.map(({ afterOrderPromotions }) => afterOrderPromotions)).toEqual([9000, 20_000])
  expect([...adjusted.values()]).toEqual([0, 1001])
  expect(lines[0]?.units.reduce((sum, { price, count }) => sum + price * count, 0)).toBe(9000)
})
