import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney } from '#src/base/money.ts'
import { sites } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { adjustPrices } from '#src/rules/cart/adjust-prices.ts'
import { priceCart } from '#src/rules/promotions/pricing/price-cart.ts'
import { printTotals } from '#src/rules/totals/print-totals.ts'
import {
  cartTotalLines,
  orderTotalLines,
  reductionsOf,
  type TotalLine,
} from '#src/rules/totals/total-lines.ts'
import { cartItem, cartOf, homeDelivery } from '#tests/fixtures/cart.ts'
import { guest } from '#tests/fixtures/promotions.ts'
import {
  randomAdjustments,
  randomDeliveries,
  randomLines,
  randomPromotions,
} from '#tests/fixtures/random-pricing.ts'
import { cartTotals } from './pricing/cart-totals.ts'
import { presentPromotions } from './api/promotion-presenter.ts'

const [site] = sites
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** What a line says that it comes to, in minor units, as somebody reads it who adds up by eye. */
const amountRead = (value: string): number =>
  value === messages.en.cart.summary.deliveryFree
    ? 0
    : Math.round(Number(value.replaceAll(/[$,]/g, '')) * 100)

const addsUp = (lines: readonly TotalLine[]): void => {
  const printed = printTotals(lines, messages.en.cart.summary, (minor) => formatMoney(minor, 'USD', 'en-us'))
  const amounts = printed.map(({ value }) => amountRead(value))
  expect(sum(amounts.slice(0, -1))).toBe(amounts.at(-1))
}

it('prints lines that add up to the total, of a cart and of the order that it becomes, by the same names', () => {
  const tax = fc.nat(3000)
  const taxation = fc.constantFrom('net' as const, 'gross' as const)
  fc.assert(
    fc.property(
      ...[randomLines, randomDeliveries, randomPromotions, randomAdjustments, tax, taxation],
      (lines, deliveries, promotions, adjustments, taxTotal, mode) => {
        const cartToPrice = { lines, deliveries, gifts: [], giftChoices: {} }
        const priced = adjustPrices(priceCart(cartToPrice, promotions, guest), adjustments, 'USD', new Set())
        const rows = priced.lines.map((line, at) => ({ ...line, qty: lines[at]?.qty ?? 0 }))
        const shipping = sum(priced.deliveries.map(({ afterPromotions }) => afterPromotions))
        const totals = cartTotals(
          rows,
          { ...site, taxation: mode },
          { status: 'known', total: taxTotal },
          shipping,
        )
        const items = rows.map(({ id, qty, atCurrent, afterOrderPromotions }) => ({
          ...cartItem({ id, upc: id, qty }),
          price: { current: atCurrent / qty, rowTotal: atCurrent, paid: afterOrderPromotions, tax: 0 },
        }))
        const cart = {
          ...cartOf('a', 1, [cartItem({ id: 'a', upc: 'a' })]),
          ...{ totals, shippingMethods: [homeDelivery()] },
          ...presentPromotions(priced, [], site),
          price_adjustments: adjustments.map((one) => ({
            ...one,
            price: priced.adjusted.get(one.adjustmentId) ?? 0,
          })),
        }
        addsUp(cartTotalLines(cart))
        const reductions = reductionsOf(cart)
        const ofOrder = orderTotalLines({ totals, items, reductions })
        addsUp(ofOrder)
        expect(ofOrder.map(({ kind }) => kind)).not.toContain('reductions')
        addsUp(orderTotalLines({ totals, items, reductions: undefined }))
        const named = (all: readonly TotalLine[]) => all.filter(({ kind }) => kind === 'reduction')
        expect(named(ofOrder)).toEqual(expect.arrayContaining(named(cartTotalLines(cart))))
      },
    ),
    { numRuns: 300, seed: 20_261_125 },
  )
})
