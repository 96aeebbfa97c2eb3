import { percentOff } from '#src/base/money.ts'
import type { Price } from '#src/contract/catalogue/product.ts'
import type { ShownPrice } from '#src/rules/catalogue/shown-price.ts'

/** The price of several variants as one: what is no range is that of the cheapest. Undefined without any. */
export const priceRange = (prices: readonly ShownPrice[]): Price | undefined => {
  const [first] = prices
  if (!first) return undefined
  const cheapest = prices.reduce((best, price) => (price.current < best.current ? price : best), first)
  const currents = prices.map(({ current }) => current)
  const originals = prices.map(({ original }) => original)
  const { current, original, ...history } = cheapest
  return {
    ...history,
    lowOriginal: Math.min(...originals),
    highOriginal: Math.max(...originals),
    lowCurrent: current,
    highCurrent: Math.max(...currents),
    original,
    current,
    percentagePriceDiscount: percentOff(original, current),
  }
}
