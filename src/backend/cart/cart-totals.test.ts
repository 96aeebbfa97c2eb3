import { expect, it } from 'vitest'
import type { SiteTax } from '#src/contract/sites.ts'
import { cartTotals } from './cart-totals.ts'

const taxOf = (rate: number): SiteTax => (rate === 0 ? { included: false } : { included: true, rate })

const line = (qty: number, current: number, original = current) => ({
  qty,
  atOriginal: original * qty,
  afterItemPromotions: current * qty,
  afterOrderPromotions: current * qty,
})

it.each([
  ['no line', [], 'USD', 0, { total: 0, tax: 0, totalUnits: 0, totalDiscountPercentage: 0 }],
  [
    'prices without tax',
    [line(2, 9000)],
    'USD',
    0,
    { total: 18_000, tax: 0, totalWithoutTax: 18_000, totalUnits: 2 },
  ],
  [
    'British prices',
    [line(1, 12_000)],
    'GBP',
    0.2,
    { total: 12_000, tax: 2000, totalWithoutTax: 10_000, netAmount: 10_000, taxAmount: 2000 },
  ],
  ['German prices', [line(1, 11_900)], 'EUR', 0.19, { total: 11_900, tax: 1900, netAmount: 10_000 }],
  [
    'tax rounded by line',
    [line(1, 999), line(3, 333)],
    'EUR',
    0.2,
    { total: 1998, tax: 332, netAmount: 1666 },
  ],
  [
    'a marked-down item',
    [line(2, 9100, 13_000), line(1, 5000)],
    'USD',
    0,
    {
      itemTotal: 31_000,
      itemSubTotal: 23_200,
      totalDiscount: 7800,
      totalDiscountPercentage: 25.2,
      total: 23_200,
      remainingToPay: 23_200,
    },
  ],
  [
    'a free gift',
    [line(1, 0, 2000)],
    'USD',
    0,
    { total: 0, totalDiscount: 2000, totalDiscountPercentage: 100 },
  ],
])('sums %s', (_, lines, currency, rate, expected) => {
  expect(cartTotals(lines, currency, taxOf(rate))).toMatchObject({ ...expected, currency })
})

it('takes promotions off', () => {
  const reduced = { qty: 2, atOriginal: 10_000, afterItemPromotions: 8000, afterOrderPromotions: 6000 }
  expect(cartTotals([reduced, line(1, 2000)], 'GBP', taxOf(0.2))).toMatchObject({
    itemTotal: 12_000,
    itemSubTotal: 10_000,
    totalDiscount: 4000,
    totalDiscountPercentage: 33.3,
    total: 8000,
    tax: 1333,
  })
})

it('adds delivery to what is to pay', () => {
  expect(cartTotals([line(1, 1000)], 'GBP', taxOf(0.2), 600)).toMatchObject({
    total: 1600,
    shipping: 600,
    itemSubTotal: 1000,
    tax: 267,
  })
})
