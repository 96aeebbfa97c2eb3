import { expect, it } from 'vitest'
import { segmentIds } from '#src/contract/personalization/segments.ts'
import { sites } from '#src/contract/sites.ts'
import type { LineToPrice, PromotionContext } from './cart-to-price.ts'
import { compilePromotions } from './compile-promotions.ts'
import { priceCart } from './pricing/price-cart.ts'
import { bootLine, guest, onSite, priced, promotion, socksLine } from '#tests/fixtures/promotions.ts'

const percent = (conditions: object, rest: object = {}) => [
  { promotionId: 'P', class: 'ORDER', effect: { type: 'percent', percent: 10 }, conditions, ...rest },
]
const member = { ...guest.visitor, loggedIn: true, loyalty: true }

it.each<[string, object, Partial<PromotionContext>, Partial<PromotionContext>, string]>([
  ['from a day on', { from: '2026-06-01' }, {}, { instant: '2026-06-01T03:59:59.999Z' }, 'notYet'],
  ['from a time on', { from: '2026-06-01T08:00' }, {}, { instant: '2026-06-01T11:59:59.999Z' }, 'notYet'],
  [
    'to the end of a day',
    { until: '2026-06-01' },
    { instant: '2026-06-02T03:59:59.999Z' },
    { instant: '2026-06-02T04:00:00.000Z' },
    'expired',
  ],
  ['until a time', { until: '2026-06-01T08:01' }, {}, { instant: '2026-06-01T12:01:00.000Z' }, 'expired'],
  ['on a channel', { channels: ['ECOMM', 'APP'] }, {}, { channel: 'STORE' }, 'channel'],
  ['for a group', { customerGroups: ['vip'] }, { customerGroups: ['vip'] }, {}, 'customer'],
  [
    'for a segment',
    { segments: ['loyalty-loggedin', 'athletes-loggedin'] },
    { visitor: member },
    {},
    'customer',
  ],
  ['for the first order', { firstOrder: true }, {}, { ordersBefore: 1 }, 'nthOrder'],
  ['for the third order', { nthOrder: 3 }, { ordersBefore: 2 }, { ordersBefore: 3 }, 'nthOrder'],
  ['for the first order of a known buyer', { nthOrder: 1 }, {}, { ordersBefore: undefined }, 'nthOrder'],
  ['for a way to pay', { paymentMethods: ['KLARNA'] }, { paymentMethod: 'KLARNA' }, {}, 'paymentMethod'],
  [
    'by a code',
    { coupon: {} },
    { coupons: [{ code: 'TEN', promotionId: 'P' }] },
    { coupons: [{ code: 'TEN', promotionId: 'Q' }] },
    'coupon',
  ],
])('runs %s', (_, conditions, met, unmet, reason) => {
  expect(priced([bootLine()], percent(conditions), { context: met }).applied).toMatchObject([
    { amount: 1300 },
  ])
  expect(priced([bootLine()], percent(conditions), { context: unmet })).toMatchObject({
    applied: [],
    refused: [{ reason }],
  })
})

it.each<[string, object, string, number | undefined]>([
  ['units', { units: 3 }, 'units', 2],
  ['a subtotal', { subtotal: { USD: '150' } }, 'subtotal', 2000],
  ['units of some items', { items: { categories: ['1000'] }, units: 2 }, 'units', 1],
  [
    'items that are not there',
    { items: { variants: ['socks'], products: ['TEESHIRT01'] } },
    'items',
    undefined,
  ],
])('wants %s', (_, conditions, reason, distance) => {
  const runs = priced([bootLine(), socksLine({ qty: 2 })], percent(conditions)).applied.length
  const { applied, refused } = priced([bootLine()], percent(conditions))
  expect({ runs, applied }).toEqual({ runs: 1, applied: [] })
  if (distance !== undefined) expect(refused).toMatchObject([{ reason, distance }])
})

const onSale = socksLine({ id: 'sale', upc: 'sale-socks', current: 1500 })

it.each<[string, object, string[]]>([
  ['at full price', { markedDown: false }, ['boots', 'socks']],
  ['at a reduced price', { markedDown: true }, ['sale']],
  ['from a price on', { price: { from: { USD: '20.00' } } }, ['boots', 'socks']],
  ['up to a price', { price: { to: { USD: '20.00' } } }, ['socks', 'sale']],
  ['between two prices', { price: { from: { USD: '15.01' }, to: { USD: '129.99' } } }, ['socks']],
])('reduces what is sold %s', (_, items, reduced) => {
  const half = { promotionId: 'P', class: 'PRODUCT', effect: { type: 'percent', percent: 50 } }
  const { lines } = priced([bootLine(), socksLine(), onSale], [{ ...half, conditions: { items } }])
  expect(lines.flatMap(({ id, itemDiscounts }) => (itemDiscounts.length > 0 ? [id] : []))).toEqual(reduced)
  const order = { ...half, class: 'ORDER', effect: { ...half.effect, on: items } }
  const ordered = priced([bootLine(), socksLine(), onSale], [order]).lines
  expect(ordered.flatMap(({ id, orderDiscounts }) => (orderDiscounts.length > 0 ? [id] : []))).toEqual(
    reduced,
  )
})

it('runs where its price range has the currency', () => {
  const one = promotion({
    promotionId: 'P',
    class: 'PRODUCT',
    effect: { type: 'percent', percent: 10 },
    conditions: { items: { price: { from: { EUR: '50' } } } },
  })
  expect(onSite([one]).leftOut).toMatchObject([{ promotionId: 'P', reason: 'currency' }])
})

it('takes nothing off that is beyond its budget', () => {
  const bounded = promotion({
    promotionId: 'P',
    class: 'ORDER',
    effect: { type: 'percent', percent: 10 },
    limits: { budget: { USD: '20.00' } },
  })
  const spending = (spent: number, line: LineToPrice) =>
    priceCart(
      { lines: [line], deliveries: [], gifts: [], giftChoices: {} },
      compilePromotions(
        [{ promotion: bounded, isUsedUp: false, spent: { USD: spent, EUR: 9999 } }],
        sites[0],
      ),
      guest,
    )
  expect(spending(700, bootLine())).toMatchObject({ applied: [{ amount: 1300 }], refused: [] })
  expect(spending(701, bootLine())).toMatchObject({ applied: [], refused: [{ reason: 'usedUp' }] })
  expect(spending(701, socksLine())).toMatchObject({ applied: [{ amount: 200 }] })
  expect(spending(2000, socksLine())).toMatchObject({ applied: [], refused: [{ reason: 'usedUp' }] })
})

it('has delivery within its budget alone', () => {
  const free = {
    promotionId: 'P',
    class: 'SHIPPING',
    effect: { type: 'percent', percent: 100 },
    limits: { budget: { USD: '5.00' } },
  }
  const method = (cost: number) => ({ method: 'standard', costs: [{ from: 0, cost }] })
  const delivered = (cost: number) =>
    priced([bootLine()], [free], {
      cart: { deliveries: [{ shippingId: 'me', ...method(cost), offered: [method(cost)] }] },
    })
  expect(delivered(500)).toMatchObject({ applied: [{ amount: 500 }] })
  expect(delivered(501)).toMatchObject({
    applied: [],
    refused: [{ reason: 'usedUp' }],
    offers: [{ deliveries: [{ afterPromotions: 501 }] }],
  })
})

it('has several effects by one code', () => {
  const byCode = percent({ coupon: { codes: [{ code: 'TEN' }] } })
  const alike = {
    promotionId: 'Q',
    class: 'SHIPPING',
    effect: { type: 'percent', percent: 100 },
    conditions: { coupon: { of: 'P' } },
  }
  const deliveries = [{ shippingId: 'me', method: 'standard', costs: [{ from: 0, cost: 795 }], offered: [] }]
  const coupons = [{ code: 'TEN', promotionId: 'P' }]
  const { applied } = priced([bootLine()], [...byCode, alike], { cart: { deliveries }, context: { coupons } })
  expect(applied).toMatchObject([
    { amount: 1300, couponCode: 'TEN' },
    { amount: 795, couponCode: 'TEN' },
  ])
  expect(priced([bootLine()], [...byCode, alike], { cart: { deliveries } }).applied).toEqual([])
})

it('is limited for a customer, and over all', () => {
  const limited = percent({}, { limits: { perCustomer: 2, total: 9 } })
  const usedBy = (customerUses: Record<string, number>) =>
    priced([bootLine()], limited, { context: { customerUses } })
  expect(usedBy({ P: 1 }).applied).toHaveLength(1)
  expect(usedBy({ P: 2 }).refused).toMatchObject([{ reason: 'usedUp' }])
})

it.each([
  ['in the locales it names', { conditions: { locales: ['de-de'] } }, 'locale'],
  ['while it is active', { active: false }, 'inactive'],
  ['where it has an amount', { conditions: { subtotal: { EUR: '50' } } }, 'currency'],
])('runs on sites %s', (_, rest, reason) => {
  const one = promotion({
    promotionId: 'P',
    class: 'ORDER',
    effect: { type: 'percent', percent: 10 },
    ...rest,
  })
  expect(onSite([one])).toMatchObject({ all: [], leftOut: [{ promotionId: 'P', reason }] })
})

it.each(segmentIds)('runs for the segment %s or not', (segment) => {
  const runs = [
    guest.visitor,
    member,
    { ...member, loyalty: false, employee: true, athlete: true, wranx: true, ipa: true },
  ].map(
    (visitor) =>
      priced([bootLine()], percent({ segments: [segment] }), { context: { visitor } }).applied.length,
  )
  expect(new Set(runs).size).toBe(segment.startsWith('cart') ? 1 : 2)
})
