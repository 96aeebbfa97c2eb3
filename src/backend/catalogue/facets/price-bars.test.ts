import { expect, it } from 'vitest'
import { priceBars } from './price-bars.ts'

it('divides prices into at most twelve bars of a round width', () => {
  const bars = priceBars([1500, 9900, 26_000], 100)
  expect(bars).toMatchObject({ min: 1500, max: 26_000, from: 0, step: 2500, count: 11 })
  expect([1500, 2500, 26_000].map((price) => bars?.at(price))).toEqual([0, 1, 10])
})

it('is one bar of one price, and nothing without prices', () => {
  expect(priceBars([5000], 100)).toMatchObject({ min: 5000, max: 5000, count: 1 })
  expect(priceBars([], 100)).toBeUndefined()
})

it('stays small where one thing costs a fortune', () => {
  expect(priceBars([0, 2_000_000_000], 1)?.count).toBeLessThanOrEqual(12)
})
