import { expect, it } from 'vitest'
import type { LineToPrice } from './cart-to-price.ts'
import { bootLine, guest, priced, socksLine } from '#tests/fixtures/promotions.ts'

const callout = { en: 'Free from 100 | Only {distance} more | You have it' }
const free = (rest: object = {}) => ({
  promotionId: 'FREE',
  class: 'SHIPPING',
  effect: { type: 'percent', percent: 100 },
  callout,
  approachingDisplayLevel: { USD: '60' },
  conditions: { subtotal: { USD: '100' } },
  ...rest,
})
const deliveries = [{ shippingId: 'me', method: 'standard', costs: [{ from: 0, cost: 795 }], offered: [] }]
const near = (lines: LineToPrice[], promotion: ReturnType<typeof free>, loggedIn = false) =>
  priced(lines, [promotion], {
    cart: { deliveries },
    context: { visitor: { ...guest.visitor, loggedIn } },
  }).approaching

it.each([
  [1, 'BELOW', 8000],
  [3, 'ABOVE', 4000],
  [5, 'REACHED', 0],
])('is announced for %i pairs of socks', (qty, status, distance) => {
  expect(near([socksLine({ qty })], free())).toMatchObject([
    { status, distance, unit: 'money', threshold: 10_000 },
  ])
})

it('is announced by the units that are missing', () => {
  const effect = {
    type: 'tiers',
    tiers: [
      { units: 2, percent: 10 },
      { units: 4, percent: 20 },
    ],
  }
  const tiers = free({ effect, conditions: {} })
  const distances = [1, 2, 4].map((qty) => near([socksLine({ qty })], tiers).map(({ distance }) => distance))
  expect(distances).toEqual([[1], [2], [0]])
})

it.each([
  ['without a callout', { callout: undefined }],
  ['with a callout of two parts', { callout: { en: 'Below | Reached' } }],
  ['with a callout of four parts', { callout: { en: 'a|b|c|d' } }],
  ['for items of which there is none', { conditions: { items: { products: ['TEESHIRT01'] }, units: 2 } }],
  ['that waits for a code', { conditions: { coupon: {}, subtotal: { USD: '100' } } }],
])('is not announced %s', (_, rest) => {
  expect(near([bootLine(), socksLine()], free(rest))).toEqual([])
})

it.each([
  ['FREE_GUEST', [1, 0]],
  ['FREE_REGISTERED', [0, 1]],
  ['FREE', [1, 1]],
])('is announced to those whom %s marks', (promotionId, counts) => {
  const announced = [false, true].map(
    (loggedIn) => near([socksLine()], free({ promotionId }), loggedIn).length,
  )
  expect(announced).toEqual(counts)
})

it('does not announce what changes nothing: delivery that is free anyway', () => {
  const cart = {
    deliveries: [{ shippingId: 'me', method: 'standard', costs: [{ from: 0, cost: 0 }], offered: [] }],
  }
  expect(priced([socksLine()], [free()], { cart }).approaching).toEqual([])
})
