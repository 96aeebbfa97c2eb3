import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adjustPrices } from '#src/rules/cart/adjust-prices.ts'
import { bootLine, guest, onSite, promotion } from '#tests/fixtures/promotions.ts'
import {
  randomAdjustments,
  randomDeliveries,
  randomLines,
  randomPromotions,
} from '#tests/fixtures/random-pricing.ts'
import type { CartToPrice, DeliveryToPrice } from '../cart-to-price.ts'
import { priceCart } from './price-cart.ts'

it('prices each method that is offered as it costs once it is chosen', () => {
  fc.assert(
    fc.property(
      randomLines,
      randomDeliveries,
      randomPromotions,
      randomAdjustments,
      (all, deliveries, running, adjusting) => {
        const price = (wanted: readonly DeliveryToPrice[]) => {
          const cart: CartToPrice = { lines: all, deliveries: wanted, gifts: [], giftChoices: {} }
          return adjustPrices(priceCart(cart, running, guest), adjusting, 'USD', new Set())
        }
        const { offers } = price(deliveries)
        expect(offers).toHaveLength(deliveries.reduce((sum, one) => sum + one.offered.length, 0))
        for (const { shippingId, method, deliveries: told } of offers) {
          const chosen = deliveries.map((one) => ({
            ...one,
            ...(one.shippingId === shippingId ? one.offered.find((other) => other.method === method) : {}),
          }))
          expect(told).toEqual(price(chosen).deliveries)
        }
      },
    ),
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
