/** The bars of a histogram of prices, in minor units. */
export type PriceBars = {
  min: number
  max: number
  /** Where the first bar begins. */
  from: number
  step: number
  count: number
  /** The bar that a price lies in, from 0. */
  at: (price: number) => number
}

const maxBars = 12

/** The round step, such as 5, 10 or 25, that leaves no more bars than show. */
const stepOf = (range: number, unit: number): number => {
  for (let power = unit; ; power *= 10)
    for (const digit of [1, 2, 2.5, 5]) {
      const step = power * digit
      if (Number.isInteger(step) && range / step < maxBars - 1) return step
    }
}

/**
 * Divides prices into bars of one round width; undefined without prices.
 * @param prices in minor units
 * @param unit minor units of one whole unit of the currency
 */
export const priceBars = (prices: readonly number[], unit: number): PriceBars | undefined => {
  if (prices.length === 0) return undefined
  let min = Infinity
  let max = -Infinity
  for (const price of prices) {
    min = Math.min(min, price)
    max = Math.max(max, price)
  }
  const step = stepOf(max - min, unit)
  const from = Math.floor(min / step) * step
  const at = (price: number): number => Math.floor((price - from) / step)
  return { min, max, from, step, count: at(max) + 1, at }
}
