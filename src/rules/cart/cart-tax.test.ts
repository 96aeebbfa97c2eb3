import { expect, it } from 'vitest'
import { cartItem, cartOf } from '#tests/fixtures/cart.ts'
import { isTaxIncluded } from './cart-tax.ts'

const { totals } = cartOf('c', 1, [cartItem({ id: 'a', upc: 'a', qty: 2 })])

it.each([
  ['no tax yet', {}, false],
  ['tax within the prices', { tax: 2555, totalWithoutTax: 13_445 }, true],
  ['tax on top of them', { tax: 1600, total: 17_600 }, false],
  ['tax within, and a reward that pays a part', { tax: 2555, total: 15_000, appliedRewards: 1000 }, true],
])('knows %s', (_, change, included) => {
  expect(isTaxIncluded({ ...totals, ...change })).toBe(included)
})
