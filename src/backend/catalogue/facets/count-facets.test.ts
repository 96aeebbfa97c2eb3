import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FacetId } from '#src/contract/catalogue/facet-ids.ts'
import { countFacets, inStockValue, newValue, type FacetedProduct, type Wanted } from './count-facets.ts'

/** Values by index: the two that each count tells, then some of products and some of variants. */
const facetOf: FacetId[] = [
  ...(['new', 'availability', 'category', 'category', 'rating', 'feature'] as const),
  ...(['size', 'size', 'size', 'color', 'color', 'sale', 'price', 'price', 'price'] as const),
]
const indexesOf = (...facets: FacetId[]) =>
  facetOf.flatMap((facet, at) => (facets.includes(facet) ? [at] : []))
const ofProduct = indexesOf('category', 'rating', 'feature')
const ofVariant = indexesOf('size', 'color', 'sale')
const bars = indexesOf('price')

type Tried = FacetedProduct & { isNew: boolean; soldOut: string[] }

const product = fc
  .record({
    values: fc.subarray(ofProduct),
    isNew: fc.boolean(),
    isDigital: fc.boolean(),
    variants: fc.array(
      fc.record({
        values: fc.subarray(ofVariant),
        bar: fc.integer({ min: 0, max: 2 }),
        isSoldOut: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ variants, ...rest }) => ({
    ...rest,
    publishedAt: '2026-01-01T00:00:00Z',
    newBadge: undefined,
    soldOut: variants.flatMap(({ isSoldOut }, at) => (isSoldOut ? [`u${at}`] : [])),
    variants: variants.map(({ values, bar }, at) => ({
      upc: `u${at}`,
      low: bar * 100,
      high: bar * 100,
      values: [...values, bars[bar] ?? 0],
    })),
  }))

const products = fc
  .array(product, { maxLength: 8 })
  .map((all): Tried[] => all.map((one, at) => ({ ...one, productId: `P${at}` })))

const wanted = fc
  .record({
    values: fc.subarray([...facetOf.keys()].filter((value) => !bars.includes(value))),
    price: fc.option(fc.constantFrom({ min: 0, max: 100 }, { min: 100, max: 200 }, { min: 50, max: 60 })),
  })
  .map(({ values, price }): Wanted => {
    const byFacet = Map.groupBy(values, (value) => facetOf[value] ?? 'new')
    return {
      values: new Map([...byFacet].map(([facet, own]) => [facet, new Set(own)])),
      ...(price ? { price } : {}),
    }
  })

/** Products of which some variant meets every demand but those of `left`, by trying each. */
const listedBy = (all: readonly Tried[], { values, price }: Wanted, left?: FacetId) =>
  all.flatMap((one) => {
    const fitting = one.variants.flatMap((variant) => {
      const isLeft = one.isDigital || !one.soldOut.includes(variant.upc)
      const own = [
        ...one.values,
        ...variant.values,
        ...(one.isNew ? [newValue] : []),
        ...(isLeft ? [inStockValue] : []),
      ]
      const meets = [...values].every(([facet, set]) => facet === left || own.some((value) => set.has(value)))
      const costs = left === 'price' || !price || (variant.low <= price.max && variant.high >= price.min)
      return meets && costs ? [own] : []
    })
    return fitting.length > 0 ? [{ id: one.productId, values: new Set(fitting.flat()) }] : []
  })

it('lists and counts as trying each product does, under every choice', () => {
  fc.assert(
    fc.property(products, wanted, (all, choice) => {
      const live = new Map(all.map((one) => [one.productId, one]))
      const { listed, counts, totals } = countFacets(all, facetOf, choice, {
        isNew: ({ productId }) => live.get(productId)?.isNew ?? false,
        isSoldOut: ({ productId }, upc) => live.get(productId)?.soldOut.includes(upc) ?? false,
      })
      expect([...listed]).toEqual(listedBy(all, choice).map(({ id }) => id))
      facetOf.forEach((facet, value) => {
        const others = listedBy(all, choice, facet)
        expect(totals.get(facet)).toBe(others.length)
        expect(counts[value]).toBe(others.filter(({ values }) => values.has(value)).length)
      })
    }),
    { numRuns: 500, seed: 7 },
  )
})
