import { expect, it, vi } from 'vitest'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import type { CatalogueReads, StoredCategory } from './catalogue-reads.ts'
import { createCatalogueCache } from './catalogue-cache.ts'
import type { FacetChoice } from '#src/rules/catalogue/facet-choice.ts'
import type { ListingReads } from './listing-reads.ts'
import { createSearchRules } from './search/search-rules.ts'
import type { SearchEngine } from './search/search-engine.ts'
import { createListings, type Paging } from './listings.ts'
import type { StoredProduct } from './products/stored-product.ts'

const view = { site: siteOf('en-us') ?? sites[0], instant: '2026-06-01T12:00:00.000Z' }
const paging: Paging = { page: 1, pageSize: 10, sort: 'featured' }
const narrowing = { choice: { values: {} }, withFacets: true }

const category = (categoryId: string, name: string, parentId: string | null = null): StoredCategory => ({
  categoryId,
  parentId,
  slug: categoryId,
  name: { en: name },
  description: null,
  picture: null,
  position: 0,
  active: true,
})

const product = (productId: string, rest: Partial<StoredProduct>): StoredProduct[] =>
  catalogue.products.slice(0, 1).map((one) => ({
    ...one,
    productId,
    variants: one.variants.map((variant) => ({ ...variant, reductions: {} })),
    active: true,
    ...rest,
  }))

const openListings = (stored: readonly StoredProduct[], soldOut = new Map<string, Set<string>>()) => {
  const state: { version: number; now: number; categories: StoredCategory[] } = {
    version: 1,
    now: 0,
    categories: [],
  }
  const reads: CatalogueReads = {
    products: async (ids) => stored.filter(({ productId }) => ids.includes(productId)),
    stock: async () => ({}),
    soldOut: async () => soldOut,
    version: async () => state.version,
    categories: async () => state.categories,
  }
  const listingReads = {
    inCategories: vi.fn<ListingReads['inCategories']>(),
    everywhere: vi.fn<ListingReads['everywhere']>(),
    idOfSlug: vi.fn<ListingReads['idOfSlug']>(),
    idsAfter: vi.fn<ListingReads['idsAfter']>(),
    addresses: vi.fn<ListingReads['addresses']>(),
  }
  const engine = {
    matching: vi.fn<SearchEngine['matching']>(),
    nearest: vi.fn<SearchEngine['nearest']>(),
    suggest: vi.fn<SearchEngine['suggest']>(),
  }
  return {
    state,
    listingReads,
    engine,
    listings: createListings(
      createCatalogueCache(reads, () => state.now),
      listingReads,
      engine,
      createSearchRules({ redirects: [], rankings: [] }),
    ),
  }
}

it('keeps nothing of an older version when a new one comes while it reads', async () => {
  const stored = [...product('A', { categoryIds: ['11'] }), ...product('B', { categoryIds: ['12'] })]
  const { state, listings, listingReads } = openListings(stored)
  state.categories = [category('10', 'Shoes'), category('11', 'Boots', '10')]
  listingReads.inCategories.mockImplementation(async (ids) => (ids.includes('12') ? ['A', 'B'] : ['A']))
  const read = async () => {
    const answer = await listings.category({ categoryId: '10' }, paging, narrowing, view)
    if (!answer.ok) throw new Error('no listing')
    const { total, facets = [] } = answer.value
    return [
      total,
      ...facets.flatMap(({ id, values }) => (id === 'category' ? values.map(({ label }) => label) : [])),
    ]
  }
  listingReads.inCategories.mockImplementationOnce(async () => {
    state.version = 2
    state.now = 1000
    state.categories = [...state.categories, category('12', 'Clogs', '10')]
    return ['A']
  })
  await read()
  expect(await read()).toEqual([2, 'Boots', 'Clogs'])
})

it('tells the facets of what a search found where it found too much', async () => {
  const few = Array.from({ length: 1000 }, (_, at) => `A${at}`)
  const others = [...few.slice(1), 'B']
  const stored = [
    ...few.flatMap((id) => product(id, { rating: { score: 4.6, reviewsCount: 1 } })),
    ...product('B', { rating: { score: 3.1, reviewsCount: 1 } }),
  ]
  const { listings, engine } = openListings(stored)
  engine.matching.mockImplementation(async (_query, sort) => (sort === 'rating' ? few : others))
  const topRated = async (sort: Paging['sort']) => {
    const { total, facets = [] } = await listings.search(
      'boots',
      { ...paging, sort },
      { choice: { values: { rating: ['4'] } }, withFacets: true },
      view,
    )
    return [total, facets.find(({ id }) => id === 'rating')?.values.map(({ count }) => count)]
  }
  expect(await topRated('rating')).toEqual([1000, [1000, 1000, 1000]])
  expect(await topRated('featured')).toEqual([999, [999, 999, 1000]])
})

it('passes over chosen values that nothing has, but lists nothing in stock where all is sold out', async () => {
  const stored = product('A', { publishedAt: '2020-01-01T00:00:00Z' })
  const upcs = stored.flatMap(({ variants }) => variants.map(({ upc }) => upc))
  const { listings, listingReads } = openListings(stored, new Map([['A', new Set(upcs)]]))
  listingReads.everywhere.mockResolvedValue(['A'])
  const listed = async (chosen: FacetChoice['values']) => {
    const answer = await listings.all(paging, { choice: { values: chosen }, withFacets: true }, view)
    const values = (answer.facets ?? []).flatMap((facet) => facet.values)
    return [answer.total, values.filter((value) => value.chosen).map(({ id }) => id)]
  }
  const unknown = { color: ['purple', 'pink'], category: ['99'], rating: ['9'], new: ['true'] }
  expect(await listed(unknown)).toEqual([1, []])
  expect(await listed({ ...unknown, color: ['purple', 'green'] })).toEqual([1, ['green']])
  expect(await listed({ availability: ['in-stock'] })).toEqual([0, ['in-stock']])
})

it('keeps the price among the facets where it is chosen, though all cost the same', async () => {
  const stored = product('A', {}).map((one) => ({
    ...one,
    variants: one.variants.map((variant) => ({
      ...variant,
      prices: { USD: { current: 5000, original: 5000 } },
    })),
  }))
  const { listings, listingReads } = openListings(stored)
  listingReads.everywhere.mockResolvedValue(['A'])
  const priceOf = async (choice: FacetChoice) => {
    const { total, facets = [] } = await listings.all(paging, { choice, withFacets: true }, view)
    const price = facets.find(({ id }) => id === 'price')
    return [total, price?.total, price?.range?.chosen]
  }
  expect(await priceOf({ values: {}, price: { to: 10 } })).toEqual([0, 1, { max: 1000 }])
  expect(await priceOf({ values: {} })).toEqual([1, undefined, undefined])
})
