import { expect, it } from 'vitest'
import { priceRange } from './price-range.ts'

it('has none without prices', () => {
  expect(priceRange([])).toBeUndefined()
})

it('takes the cheapest variant for the price, and shows how far the others go', () => {
  expect(
    priceRange([
      { current: 12_000, original: 12_000 },
      { current: 8400, original: 12_000 },
      { current: 13_000, original: 13_000 },
    ]),
  ).toEqual({
    lowOriginal: 12_000,
    highOriginal: 13_000,
    lowCurrent: 8400,
    highCurrent: 13_000,
    original: 12_000,
    current: 8400,
    percentagePriceDiscount: 30,
  })
})
