import type { Selection } from '#src/contract/promotions/promotion-parts.ts'
import type { LineToPrice } from './cart-to-price.ts'

/** A line with everything by which a selection may name it. */
export type MatchedItem = {
  keys: readonly string[]
  line: Pick<LineToPrice, 'current' | 'original'>
}

/** Whether a line is one of those that a promotion is about. */
export type ItemMatcher = {
  matches: (item: MatchedItem) => boolean
  keys: readonly string[] | undefined
}

type ItemFacts = Pick<LineToPrice, 'productId' | 'upc' | 'categoryIds'>
type Lists = Pick<Selection, 'products' | 'variants' | 'categories'>

const productKey = (id: string): string => `p:${id}`
const variantKey = (id: string): string => `v:${id}`
const categoryKey = (id: string): string => `c:${id}`

/** Everything by which a selection may name a line. */
export const keysOfLine = ({ productId, upc, categoryIds }: ItemFacts): string[] => [
  productKey(productId),
  variantKey(upc),
  ...categoryIds.map(categoryKey),
]

const keysOf = ({ products = [], variants = [], categories = [] }: Lists): string[] => [
  ...products.map(productKey),
  ...variants.map(variantKey),
  ...categories.map(categoryKey),
]

const namedBy = (named: ReadonlySet<string>, keysOfLine: readonly string[]): boolean =>
  named.size > 0 && keysOfLine.some((key) => named.has(key))

/** An amount in minor units of the site's currency; undefined where it has none in it. */
export type AmountOf = (amounts: Record<string, string> | undefined) => number | undefined

/** The bounds of a price range in minor units; undefined where one of them lacks the site's currency. */
const rangeOf = ({ from, to }: NonNullable<Selection['price']>, amountOf: AmountOf) => {
  const least = from ? amountOf(from) : 0
  const greatest = to ? amountOf(to) : Infinity
  return least === undefined || greatest === undefined ? undefined : { least, greatest }
}

/**
 * The matcher of a selection; everything matches where there is none. `keys` is undefined where no list narrows it. Undefined
 * where its price range lacks the site's currency.
 */
export const itemMatcher = (
  { except, price = {}, markedDown, ...lists }: Selection = {},
  amountOf: AmountOf,
): ItemMatcher | undefined => {
  const wanted = new Set(keysOf(lists))
  const unwanted = new Set(keysOf(except ?? {}))
  const range = rangeOf(price, amountOf)
  return (
    range && {
      keys: wanted.size > 0 ? [...wanted] : undefined,
      matches: ({ keys, line: { current, original } }) =>
        (wanted.size === 0 || namedBy(wanted, keys)) &&
        !namedBy(unwanted, keys) &&
        current >= range.least &&
        current <= range.greatest &&
        (markedDown === undefined || current < original === markedDown),
    }
  )
}
