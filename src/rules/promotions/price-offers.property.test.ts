import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PriceAdjustment } from '#src/contract/cart/price-adjustment.ts'
import { adjustPrices } from '#src/rules/cart/adjust-prices.ts'
import { bootLine, guest, onSite, promotion, socksLine } from '#tests/fixtures/promotions.ts'
import type { CartToPrice, DeliveryToPrice, MethodToPrice } from './cart-to-price.ts'
import { priceCart } from './price-cart.ts'

const codes = ['standard', 'express', 'sameday', 'pickup'] as const
const cents = fc.integer({ min: 0, max: 3000 })
const usd = fc.integer({ min: 1, max: 30_000 }).map((minor) => ({ USD: (minor / 100).toFixed(2) }))
const percent = fc.integer({ min: 1, max: 100 })

const costs = fc.oneof(
  cents.map((cost) => [{ from: 0, cost }]),
  fc.tuple(cents, cents).map(([below, above]) => [
    { from: 0, cost: below },
    { from: 5000, cost: above },
  ]),
)
const offered = fc
  .subarray([...codes], { minLength: 1 })
  .chain((methods) =>
    fc
      .array(costs, { minLength: methods.length, maxLength: methods.length })
      .map((all) => methods.map((method, at): MethodToPrice => ({ method, costs: all[at] ?? [] }))),
  )
const deliveries = fc.array(fc.tuple(offered, fc.nat(3)), { minLength: 1, maxLength: 3 }).map((all) =>
  all.flatMap(([methods, at], place): DeliveryToPrice[] => {
    const selected = methods[at % methods.length]
    return selected ? [{ ...selected, shippingId: `place-${place}`, offered: methods }] : []
  }),
)

const methods = fc.oneof(
  fc.constant({}),
  fc.subarray([...codes], { minLength: 1 }).map((own) => ({ methods: own })),
)
const effect = fc
  .tuple(
    fc.oneof(
      percent.map((off) => ({ type: 'percent', percent: off })),
      usd.map((amount) => ({ type: 'amount', amount })),
      usd.map((price) => ({ type: 'fixedPrice', price })),
    ),
    methods,
  )
  .map(([does, own]) => ({ ...does, ...own }))
const written = fc.oneof(
  fc.record({
    class: fc.constant('ORDER'),
    effect: percent.map((off) => ({ type: 'percent', percent: off })),
  }),
  fc.record({
    class: fc.constant('SHIPPING'),
    effect,
    exclusive: fc.boolean(),
    priority: fc.nat(3),
    conditions: fc.oneof(
      fc.constant({}),
      usd.map((subtotal) => ({ subtotal })),
    ),
    limits: fc.oneof(fc.constant({}), fc.constant({ perOrder: 1 })),
  }),
)
const promotions = fc
  .array(written, { maxLength: 5 })
  .map((all) => onSite(all.map((one, at) => promotion({ promotionId: `P${at}`, ...one }))))

const adjustments = fc.array(
  fc.record({ level: fc.constantFrom<PriceAdjustment['level'][]>('ORDER', 'SHIPPING'), percent }),
  { maxLength: 2 },
)
const lines = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .map(([boots, socks]) => [
    bootLine({ qty: boots, current: 4000, original: 4000 }),
    socksLine({ qty: socks }),
  ])

it('prices each method that is offered as it costs once it is chosen', () => {
  fc.assert(
    fc.property(lines, deliveries, promotions, adjustments, (all, asked, running, byStaff) => {
      const adjusting = byStaff.map((one, at) => ({ ...one, adjustmentId: `a${at}`, reason: 'A delay' }))
      const price = (wanted: readonly DeliveryToPrice[]) => {
        const cart: CartToPrice = { lines: all, deliveries: wanted, gifts: [], giftChoices: {} }
        return adjustPrices(priceCart(cart, running, guest), adjusting, 'USD')
      }
      const { offers } = price(asked)
      expect(offers).toHaveLength(asked.reduce((sum, one) => sum + one.offered.length, 0))
      for (const { shippingId, method, deliveries: told } of offers) {
        const chosen = asked.map((one) => ({
          ...one,
          ...(one.shippingId === shippingId ? one.offered.find((other) => other.method === method) : {}),
        }))
        expect(told).toEqual(price(chosen).deliveries)
      }
    }),
    { numRuns: 300, seed: 20_261_125 },
  )
})

it('tells of standard delivery that it is free while express delivery is chosen', () => {
  const standard = { method: 'standard', costs: [{ from: 0, cost: 595 }] }
  const express = { method: 'express', costs: [{ from: 0, cost: 1495 }] }
  const free = { type: 'percent', percent: 100, methods: ['standard'] }
  const cart = {
    ...{ lines: [bootLine()], gifts: [], giftChoices: {} },
    deliveries: [{ shippingId: 'me', ...express, offered: [express, standard] }],
  }
  const running = onSite([promotion({ promotionId: 'FREE', class: 'SHIPPING', effect: free })])
  const { offers, deliveries: selected } = priceCart(cart, running, guest)
  expect(selected).toMatchObject([{ afterPromotions: 1495 }])
  expect(offers).toMatchObject([
    { method: 'express', deliveries: [{ afterPromotions: 1495 }] },
    { method: 'standard', deliveries: [{ cost: 595, afterPromotions: 0 }] },
  ])
})
