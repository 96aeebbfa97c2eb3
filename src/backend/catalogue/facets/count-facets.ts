import { facetIds, type FacetId } from '#src/contract/catalogue/facet-ids.ts'

/** A variant as facets see it: indexes of its values, and from what to what its price goes, in minor units. */
export type FacetedVariant = { upc: string; values: readonly number[]; low: number; high: number }

/** A product as facets see it: indexes of the values that all its variants share. */
export type FacetedProduct = {
  productId: string
  values: readonly number[]
  variants: readonly FacetedVariant[]
  /** Whether it never runs out. */
  isDigital: boolean
  publishedAt: string
  newBadge: { publishAt?: string | undefined; expireAt?: string | undefined } | undefined
}

/** What changes while products stay as they are. */
export type LiveFacts = {
  isNew: (product: FacetedProduct) => boolean
  isSoldOut: (product: FacetedProduct, upc: string) => boolean
}

/** Values that every table has, since they are told at each count. */
export const newValue = 0
export const inStockValue = 1

/** What is chosen: indexes of values by facet, and a price in minor units. */
export type Wanted = {
  values: ReadonlyMap<FacetId, ReadonlySet<number>>
  price?: { min: number; max: number }
}

export type FacetCounts = {
  /** Ids of the products that have all that is wanted. */
  listed: ReadonlySet<string>
  /** Products by value that would be listed with this value alone chosen of its facet. */
  counts: Int32Array
  /** Products that would be listed with nothing of a facet chosen. */
  totals: ReadonlyMap<FacetId, number>
}

const bitOf = (facet: FacetId): number => 1 << facetIds.indexOf(facet)

const bitsOf = (facets: Iterable<FacetId>): number => {
  let bits = 0
  for (const facet of facets) bits |= bitOf(facet)
  return bits
}

/** Facets whose values all variants of a product share. */
const ofProducts = bitsOf(['category', 'feature', 'rating', 'new'])

const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0

/**
 * Counts products by value, in one pass. A product is listed if one variant of it has a chosen value of every facet. A variant that
 * lacks what is chosen of one facet still counts for that facet, whose counts leave its own choice out. A product counts once for a value.
 * Facets are bits of a number, since a large listing has a million variants.
 * @param facetOf facet by index of value
 */
export const countFacets = (
  products: readonly FacetedProduct[],
  facetOf: readonly FacetId[],
  { values: chosen, price }: Wanted,
  { isNew, isSoldOut }: LiveFacts,
): FacetCounts => {
  const bitOfValue = Int32Array.from(facetOf, bitOf)
  const chosenBit = new Int32Array(facetOf.length)
  for (const [facet, own] of chosen) for (const value of own) chosenBit[value] = bitOf(facet)
  const demanded = bitsOf([...chosen.keys(), ...(price ? (['price'] as const) : [])])
  const counts = new Int32Array(facetOf.length)
  const countedFor = new Int32Array(facetOf.length).fill(-1)
  const totals = new Int32Array(facetIds.length)
  const listed = new Set<string>()

  const metBy = (values: readonly number[]): number => {
    let met = 0
    for (const value of values) met |= chosenBit[value] ?? 0
    return met
  }
  /** Counts a product for a value; `open` are the facets that it counts for. */
  const count = (value: number, open: number, at: number): void => {
    if (countedFor[value] === at || ((bitOfValue[value] ?? 0) & open) === 0) return
    countedFor[value] = at
    counts[value] = (counts[value] ?? 0) + 1
  }

  for (const [at, product] of products.entries()) {
    const isNewProduct = isNew(product)
    const metByProduct = metBy(product.values) | (isNewProduct ? (chosenBit[newValue] ?? 0) : 0)
    const lackedByProduct = demanded & ofProducts & ~metByProduct
    if (isSeveral(lackedByProduct)) continue
    let openOfProduct = 0
    for (const { upc, values, low, high } of product.variants) {
      const isInStock = product.isDigital || !isSoldOut(product, upc)
      let met = metBy(values) | (isInStock ? (chosenBit[inStockValue] ?? 0) : 0)
      if (price && low <= price.max && high >= price.min) met |= bitOf('price')
      const lacked = lackedByProduct | (demanded & ~ofProducts & ~met)
      if (isSeveral(lacked)) continue
      const open = lacked === 0 ? ~0 : lacked
      openOfProduct |= open
      for (const value of values) count(value, open, at)
      if (isInStock) count(inStockValue, open, at)
    }
    if (openOfProduct === 0) continue
    for (const value of product.values) count(value, openOfProduct, at)
    if (isNewProduct) count(newValue, openOfProduct, at)
    if (openOfProduct === ~0) listed.add(product.productId)
    for (let facet = 0; facet < totals.length; facet += 1)
      if ((openOfProduct & (1 << facet)) !== 0) totals[facet] = (totals[facet] ?? 0) + 1
  }
  return { listed, counts, totals: new Map(facetIds.map((facet, index) => [facet, totals[index] ?? 0])) }
}
