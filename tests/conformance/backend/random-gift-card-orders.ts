import fc from 'fast-check'
import { promotion } from '#tests/fixtures/promotions.ts'

/** An employee pays by gift cards and rewards, an athlete by credit and gift cards, a member by points too. */
const buyers = ['member', 'employee', 'athlete'] as const

export type Wanted = {
  buyer: (typeof buyers)[number]
  socks: number
  cards: number[]
  voucher: number
  credit: number
  stored: { method: 'REWARD_CODE' | 'REWARD_CARD' | 'GIFT_CARD'; balance: number }[]
  adjustments: { level: 'ORDER' | 'PRODUCT' | 'SHIPPING'; percent: number }[]
  coupons: string[]
}

/** Promotions of all classes, for staff, everybody and whoever has a code. */
export const promotions = [
  promotion({
    promotionId: 'STAFF-RATE',
    class: 'PRODUCT',
    effect: { type: 'percent', percent: 40 },
    conditions: { customerGroups: ['EMPLOYEE'] },
  }),
  promotion({ promotionId: 'ALL', class: 'ORDER', effect: { type: 'percent', percent: 15 } }),
  promotion({
    promotionId: 'AMOUNT',
    class: 'ORDER',
    effect: { type: 'amount', amount: { USD: '30' } },
    conditions: { coupon: { codes: [{ code: 'THIRTY' }] } },
  }),
  promotion({
    promotionId: 'NOTHING',
    class: 'ORDER',
    effect: { type: 'percent', percent: 100 },
    conditions: { coupon: { codes: [{ code: 'NOTHING' }] } },
  }),
  promotion({
    promotionId: 'DELIVERY',
    class: 'SHIPPING',
    effect: { type: 'percent', percent: 100 },
    conditions: { coupon: { codes: [{ code: 'ONUS' }] } },
  }),
]

/** Carts with gift cards, reduced and paid in many ways; minor units. */
export const carts: fc.Arbitrary<Wanted> = fc.record({
  buyer: fc.constantFrom(...buyers),
  socks: fc.integer({ min: 0, max: 5 }),
  cards: fc.array(fc.integer({ min: 2500, max: 12_000 }), { minLength: 1, maxLength: 2 }),
  voucher: fc.constantFrom(0, 500, 1000, 2000),
  credit: fc.integer({ min: 500, max: 20_000 }),
  stored: fc.uniqueArray(
    fc.record({
      method: fc.constantFrom('REWARD_CODE', 'REWARD_CARD', 'GIFT_CARD'),
      balance: fc.integer({ min: 1000, max: 15_000 }),
    }),
    { selector: ({ method }) => method, maxLength: 3 },
  ),
  adjustments: fc.array(
    fc.record({
      level: fc.constantFrom('ORDER', 'PRODUCT', 'SHIPPING'),
      percent: fc.integer({ min: 1, max: 60 }),
    }),
    { maxLength: 2 },
  ),
  coupons: fc.subarray(['THIRTY', 'NOTHING', 'ONUS'], { maxLength: 2 }),
})

const simple = [
  ...(['mail', 'mailAgain', 'send', 'return'] as const),
  ...(['cancelSocks', 'cancelCard', 'blockCard', 'cancelAll', 'refundAll'] as const),
] as const

export type Step = { does: (typeof simple)[number] } | { does: 'refund'; amount: number }

/** What becomes of an order, in its order. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ does: fc.constantFrom(...simple) }),
    fc.record({ does: fc.constant('refund'), amount: fc.integer({ min: 1, max: 4000 }) }),
  ),
  { minLength: 1, maxLength: 6 },
)
