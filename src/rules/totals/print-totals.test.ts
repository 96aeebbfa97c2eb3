import { expect, it } from 'vitest'
import { formatMoney } from '#src/base/money.ts'
import type { NamedReduction } from '#src/contract/orders/order.ts'
import { messages } from '#src/messages/messages.ts'
import { cartItem, cartOf } from '#tests/fixtures/cart.ts'
import { notedLabel, printTotals } from './print-totals.ts'
import { orderTotalLines } from './total-lines.ts'

const money = (minor: number): string => formatMoney(minor, 'USD', 'en-us')
const shoe = cartItem({ id: 'a', upc: 'shoe-8', qty: 2 })
const price = { current: 8000, rowTotal: 16_000, paid: 14_000, tax: 0 }
const { totals } = cartOf('a', 1, [shoe])
const freeDelivery: NamedReduction = { level: 'SHIPPING', name: 'Free delivery', amount: 595 }
const order = (reductions?: NamedReduction[], change: Partial<typeof totals> = {}) =>
  orderTotalLines({
    items: [{ ...shoe, price }],
    totals: { ...totals, total: 14_000, taxStatus: 'known', ...change },
    reductions,
  })
const printed = (lines: ReturnType<typeof order>, language: 'en' | 'de' | 'fr' = 'en') =>
  printTotals(lines, messages[language].cart.summary, money).map((one) => [notedLabel(one), one.value])

it.each([
  ['en', 'Subtotal', 'Delivery (Free delivery)', 'Free', 'Tax', 'Total'],
  ['de', 'Zwischensumme', 'Versand (Free delivery)', 'Kostenlos', 'Steuern', 'Summe'],
  ['fr', 'Sous-total', 'Livraison (Free delivery)', 'Offerte', 'Taxes', 'Total'],
] as const)(
  'says in %s, in one line, what delivery costs and why',
  (language, subtotal, delivery, free, tax, total) => {
    const welcome: NamedReduction = { level: 'ORDER', name: 'Welcome', amount: 2000 }
    expect(printed(order([welcome, freeDelivery]), language)).toEqual([
      [subtotal, '$160.00'],
      ['Welcome', '-$20.00'],
      [delivery, free],
      [tax, '$0.00'],
      [total, '$140.00'],
    ])
  },
)

it('prints what a delivery costs that is not free', () => {
  const half: NamedReduction = { level: 'SHIPPING', name: 'Half delivery', amount: 300 }
  expect(printed(order([half], { shipping: 295, total: 16_295 }))).toContainEqual([
    'Delivery (Half delivery)',
    '$2.95',
  ])
})

it('sums up what came off an order that was stored without names', () => {
  expect(printed(order()).slice(0, 3)).toEqual([
    ['Subtotal', '$160.00'],
    ['Promotions', '-$20.00'],
    ['Delivery', 'Free'],
  ])
})

it('leaves a tax out that prices hold', () => {
  expect(printed(order([], { taxation: 'gross' })).map(([label]) => label)).not.toContain('Tax')
})
