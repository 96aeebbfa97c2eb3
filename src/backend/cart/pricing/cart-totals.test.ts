import { expect, it } from 'vitest'
import { cartTotals } from './cart-totals.ts'

const net = { currency: 'USD', taxation: 'net' } as const
const gross = { currency: 'GBP', taxation: 'gross' } as const
const open = { status: 'open', total: 0 } as const
const taxed = (total: number) => ({ status: 'known', total }) as const

const line = (qty: number, current: number, original = current) => ({
  qty,
  atOriginal: original * qty,
  afterItemPromotions: current * qty,
  afterOrderPromotions: current * qty,
})

it.each([
  ['no line', [], net, open, { total: 0, tax: 0, totalUnits: 0, totalDiscountPercentage: 0 }],
  [
    'prices whose tax is open',
    [line(2, 9000)],
    net,
    open,
    { total: 18_000, tax: 0, totalWithoutTax: 18_000, totalUnits: 2, taxation: 'net', taxStatus: 'open' },
  ],
  [
    'prices that tax comes on top of',
    [line(2, 9000)],
    net,
    taxed(720),
    { total: 18_720, tax: 720, totalWithoutTax: 18_000, netAmount: 18_000, remainingToPay: 18_720 },
  ],
  [
    'prices that hold the tax',
    [line(1, 12_000)],
    gross,
    taxed(2000),
    { total: 12_000, tax: 2000, totalWithoutTax: 10_000, netAmount: 10_000, taxAmount: 2000 },
  ],
  [
    'a marked-down item',
    [line(2, 9100, 13_000), line(1, 5000)],
    net,
    open,
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
    net,
    open,
    { total: 0, totalDiscount: 2000, totalDiscountPercentage: 100 },
  ],
])('sums %s', (_, lines, site, taxes, expected) => {
  expect(cartTotals(lines, site, taxes, 0)).toMatchObject({ ...expected, currency: site.currency })
})

it('takes promotions off', () => {
  const reduced = { qty: 2, atOriginal: 10_000, afterItemPromotions: 8000, afterOrderPromotions: 6000 }
  expect(cartTotals([reduced, line(1, 2000)], gross, taxed(1333), 0)).toMatchObject({
    itemTotal: 12_000,
    itemSubTotal: 10_000,
    totalDiscount: 4000,
    totalDiscountPercentage: 33.3,
    total: 8000,
    netAmount: 6667,
  })
})

it('adds delivery to what is to pay', () => {
  expect(cartTotals([line(1, 1000)], net, taxed(130), 600)).toMatchObject({
    total: 1730,
    shipping: 600,
    itemSubTotal: 1000,
    totalWithoutTax: 1600,
  })
})
