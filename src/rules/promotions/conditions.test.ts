import { expect, it } from 'vitest'
import { segmentIds } from '#src/contract/personalization/segments.ts'
import type { PromotionContext } from './cart-to-price.ts'
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
  ['for the first order', { firstOrder: true }, {}, { isFirstOrder: false }, 'firstOrder'],
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
