import type { Site } from '#src/contract/sites.ts'
import { shownPrice, type ShownPrice } from '#src/rules/catalogue/shown-price.ts'
import type { StoredProduct } from './products/stored-product.ts'

/** Prices of one unit as the site shows them, in minor units; undefined when it cannot be bought there. */
export const priceOf = (product: StoredProduct, upc: string, site: Site): ShownPrice | undefined => {
  const variant = product.active ? product.variants.find((one) => one.upc === upc) : undefined
  const price = variant?.prices[site.currency]
  return price && shownPrice(price, variant?.reductions[site.currency], site)
}

/** What the shopper named as the price, within the bounds of the site that it is seen on. */
const namedPrice = (
  { customAmount = {} }: StoredProduct,
  amount: number,
  { currency }: Site,
): ShownPrice | undefined => {
  const bounds = customAmount[currency]
  if (amount === 0 || !bounds) return undefined
  const price = Math.min(bounds.max, Math.max(bounds.min, amount))
  return { current: price, original: price }
}

/** The same of a line, whose shopper may have named the price; `customAmount` is 0 where they did not. */
export const linePrice = (
  product: StoredProduct,
  { upc, customAmount }: { upc: string; customAmount: number },
  site: Site,
): ShownPrice | undefined => {
  const listed = priceOf(product, upc, site)
  return listed && (namedPrice(product, customAmount, site) ?? listed)
}
