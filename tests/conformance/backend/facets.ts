import { expect, it } from 'vitest'
import type { CallInput } from '#src/contract/calls.ts'
import type { Facet } from '#src/contract/catalogue/facets.ts'
import type { Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const catalog = 'GET /products/v2/catalog'
const search = 'GET /products/v2/search/productSearch'

type Query = CallInput<typeof catalog>['query']

/** What listings are filtered by. The boot has sizes 8 to 10 in fern, of which 10 is sold out, and in marked-down sand. */
export const describeFacets = (shop: () => Shop): void => {
  const list = async (query: Query, locale = 'en-us') => {
    const { facets = [], ...listing } = await createVisitor(shop().backend).call(
      catalog,
      { query: { facets: 'true', ...query } },
      locale,
    )
    return { ...listing, ids: listing.products.map(({ id }) => id), facets }
  }
  const women = { categoryId: '1000' }
  const shownIn = (facets: readonly Facet[], id: string) => facets.find((facet) => facet.id === id)
  const countsOf = (facets: readonly Facet[], id: string) =>
    shownIn(facets, id)?.values.map(({ label, count }) => `${label} ${count}`)

  it('answers facets only where they are asked for', async () => {
    expect(await createVisitor(shop().backend).call(catalog, { query: women })).not.toHaveProperty('facets')
  })

  it('answers the facets that tell the products of a listing apart, with words and counts', async () => {
    const { facets } = await list(women)
    expect(facets.map(({ id, label }) => `${id} ${label}`)).toEqual([
      'category Category',
      'size Size',
      'color Color',
      'price Price',
      'rating Rating',
      'new New',
      'sale Sale',
    ])
    expect(countsOf(facets, 'category')).toEqual(['Shoes 1', 'Clothing 2'])
    expect(countsOf(facets, 'size')).toEqual(['8 1', '9 1', '10 1'])
    expect(countsOf(facets, 'color')).toEqual(['Beige 1', 'Green 1'])
    expect(shownIn(facets, 'color')?.values[0]).toMatchObject({ id: 'beige', chosen: false, swatch: /^#/ })
    expect(shownIn(facets, 'price')?.range).toEqual({
      min: 2000,
      max: 13_000,
      from: 2000,
      step: 2000,
      counts: [1, 1, 0, 1, 0, 1],
    })
  })

  it('lists what has one chosen value of each facet, in one variant', async () => {
    expect((await list({ ...women, color: 'green,beige', size: '10' })).ids).toEqual(['FELLBOOT1'])
    expect((await list({ ...women, color: 'green', size: '10', availability: 'in-stock' })).ids).toEqual([])
    expect((await list({ ...women, color: 'beige', size: '10', availability: 'in-stock' })).total).toBe(1)
    expect((await list({ ...women, color: 'green', sale: 'true' })).total).toBe(0)
  })

  it('counts a facet without its own choice, and keeps chosen what nothing has', async () => {
    const { facets, total } = await list({ ...women, size: '8', price: '-50' })
    expect(total).toBe(0)
    expect(shownIn(facets, 'size')).toMatchObject({ total: 2 })
    expect(shownIn(facets, 'size')?.values[0]).toEqual({
      id: '8',
      label: '8',
      count: 0,
      chosen: true,
      group: 'Size',
    })
    expect(shownIn(facets, 'price')).toMatchObject({ total: 1, range: { chosen: { max: 5000 } } })
    expect(shownIn(facets, 'color')?.values.map(({ count }) => count)).toEqual([0, 0])
  })

  it('sorts and pages what is left', async () => {
    const query = { ...women, price: '10-', sort: 'price-desc', pageSize: '2' } as const
    expect(await list(query)).toMatchObject({ total: 3, pageCount: 2, ids: ['FELLBOOT1', 'TEESHIRT01'] })
    expect((await list({ ...query, page: '2' })).ids).toEqual(['WOOLSOCKS'])
    expect((await list({ ...query, page: '10000' })).ids).toEqual([])
  })

  it('passes over values that nothing in the listing has', async () => {
    const { total, facets } = await list({ ...women, color: 'purple-rain', size: 'eu-99' })
    expect(total).toBe(3)
    expect(facets.flatMap(({ values }) => values.filter(({ chosen }) => chosen))).toEqual([])
  })

  it('takes prices of the site, and what a shopper may name', async () => {
    expect((await list({ ...women, price: '110-112' }, 'fr-ca')).ids).toEqual(['FELLBOOT1'])
    expect((await list({ categoryId: '2000', price: '400-' })).ids).toEqual(['GIFTCARD01'])
  })

  it('says values in the language of the site', async () => {
    const { facets } = await list(women, 'de-de')
    expect(countsOf(facets, 'color')).toEqual(['Beige 1', 'Grün 1'])
    expect(shownIn(facets, 'size')).toMatchObject({ label: 'Größe' })
  })

  it('narrows what a search finds', async () => {
    const query = { q: 'bog', facets: 'true', color: 'green' } as const
    const found = await createVisitor(shop().backend).call(search, { query })
    expect(found).toMatchObject({ total: 1, products: [{ id: 'FELLBOOT1' }] })
    expect(countsOf(found.facets ?? [], 'size')).toEqual(['8 1', '9 1', '10 1'])
  })

  it('narrows products that are named', async () => {
    const named = { productIds: 'WOOLSOCKS,FELLBOOT1,GIFTCARD01,FELLBOOT1' }
    const { ids, total, facets } = await list({ ...named, color: 'green,beige' })
    expect([total, ids]).toEqual([1, ['FELLBOOT1']])
    expect(countsOf(facets, 'color')).toEqual(['Beige 1', 'Green 1'])
    expect((await list({ ...named, price: '10-' })).ids).toEqual(['WOOLSOCKS', 'FELLBOOT1', 'GIFTCARD01'])
  })

  it('knows units that run out within seconds, without reading the catalogue again', async () => {
    const own = shop()
    const visitor = createVisitor(own.another())
    const ask = () =>
      visitor.call(catalog, { query: { ...women, facets: 'true', availability: 'in-stock', size: '9' } })
    await ask()
    own.statements.length = 0
    await ask()
    expect(own.statements.filter((statement) => !statement.includes('pgboss'))).toEqual([])
  })
}
