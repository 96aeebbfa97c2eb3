import { percentOff } from '#src/base/money.ts'
import type { Price } from '#src/contract/catalogue/product.ts'

/** A price of one variant, in minor units. */
export type VariantPrice = { current: number; original: number }

/** The price of several variants as one: `current` and `original` are those of the cheapest. Undefined without any. */
export const priceRange = (prices: readonly VariantPrice[]): Price | undefined => {
  const [first] = prices
  if (!first) return undefined
  const cheapest = prices.reduce((best, price) => (price.current < best.current ? price : best), first)
  const currents = prices.map(({ current }) => current)
  const originals = prices.map(({ original }) => original)
  return {
    lowOriginal: Math.min(...originals),
    highOriginal: Math.max(...originals),
    lowCurrent: cheapest.current,
    highCurrent: Math.max(...currents),
    original: cheapest.original,
    current: cheapest.current,
    percentagePriceDiscount: percentOff(cheapest.original, cheapest.current),
  }
}
