import { expect, it } from 'vitest'
import { largestLineQuantity, refuseQuantity } from './line-quantity.ts'

const bounds = { stock: 5, free: 5, maxPerLine: 999_999 }

it.each([
  ['all of the stock', 5, bounds, undefined],
  ['more than the stock', 6, bounds, ['INV408', 5]],
  ['what other lines took', 4, { ...bounds, free: 3 }, ['INV408', 3]],
  ['more than a line holds', 3, { ...bounds, maxPerLine: 2 }, ['INV408', 2]],
  ['what is sold out', 1, { ...bounds, stock: 0, free: 0 }, ['INV701', undefined]],
  ['what is never out of stock', 900_000, { ...bounds, stock: Infinity, free: Infinity }, undefined],
  ['when other lines took all', 1, { ...bounds, free: 0 }, ['INV408', 0]],
])('judges %s', (_, wanted, given, expected) => {
  const error = refuseQuantity(wanted, given)
  expect(error && [error.errorId, error.additionalInfo?.['maxAllowedQty']]).toEqual(expected)
})

it('never allows less than nothing', () => {
  expect(largestLineQuantity({ ...bounds, free: -4 })).toBe(0)
})
