import type { Selection } from '#src/contract/promotions/promotion-parts.ts'
import type { LineToPrice } from './cart-to-price.ts'

/** Whether a line, by its keys, is one of those that a promotion is about. */
export type ItemMatcher = {
  matches: (keysOfLine: readonly string[]) => boolean
  keys: readonly string[] | undefined
}

type ItemFacts = Pick<LineToPrice, 'productId' | 'upc' | 'categoryIds'>
type Lists = Omit<Selection, 'except'>

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

/** The matcher of a selection; everything matches where there is none. `keys` is undefined where no list narrows it. */
export const itemMatcher = ({ except, ...lists }: Selection = {}): ItemMatcher => {
  const wanted = new Set(keysOf(lists))
  const unwanted = new Set(keysOf(except ?? {}))
  return {
    keys: wanted.size > 0 ? [...wanted] : undefined,
    matches: (line) => (wanted.size === 0 || namedBy(wanted, line)) && !namedBy(unwanted, line),
  }
}
