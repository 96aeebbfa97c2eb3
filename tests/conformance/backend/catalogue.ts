import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import type { Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const details = 'GET /products/v2/products/{productId}/details'
const catalog = 'GET /products/v2/catalog'
const search = 'GET /products/v2/search/productSearch'

/** Products, stock, listings and search. */
export const describeCatalogue = (shop: () => Shop): void => {
  const visitor = () => createVisitor(shop().backend)
  const boot = { path: { productId: 'FELLBOOT1' } }
  const idsOf = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id)

  it('shows a product in the language and currency of the site', async () => {
    expect(await visitor().call(details, boot, 'fr-ca')).toMatchObject({
      name: 'Botte Fell',
      url: '/fr-ca/p/fell-boot-FELLBOOT1',
      currency: 'CAD',
      price: { current: 11_100, original: 15_000, highCurrent: 15_000, percentagePriceDiscount: 26 },
      badge: { id: 'SALE', label: 'Soldes' },
      breadcrumbs: [
        { categoryId: '1000', name: 'Femme', url: '/fr-ca/c/women-1000' },
        { categoryId: '1100', name: 'Shoes' },
        { categoryId: '1110', url: '/fr-ca/c/women/shoes/hiking-1110' },
      ],
    })
  })

  it('shows options, variants and stock', async () => {
    const product = await visitor().call(details, boot)
    expect(product.attributes).toMatchObject([
      {
        type: 'color',
        options: [
          { id: 'FRN', label: 'Fern', swatch: '#3f5b45', available: true, price: { current: 13_000 } },
          { id: 'SND', price: { current: 9100, original: 13_000 } },
        ],
      },
      { type: 'size', options: [{ id: '8' }, { id: '9' }, { id: '10', available: true }] },
    ])
    expect(product.variants.map(({ upc, stockStatusLabel }) => `${upc} ${stockStatusLabel}`)).toEqual([
      'boot-frn-8 inStock',
      'boot-frn-9 inStock',
      'boot-frn-10 outOfStock',
      'boot-snd-8 lastFew',
      'boot-snd-9 inStock',
      'boot-snd-10 inStock',
    ])
  })

  it('shows from what to what a price goes that the shopper names', async () => {
    const price = { lowCurrent: 2500, current: 2500, highCurrent: 50_000, percentagePriceDiscount: 0 }
    const giftCard = await visitor().call(details, { path: { productId: 'GIFTCARD01' } })
    expect(giftCard.price).toMatchObject(price)
    const { products } = await visitor().call(catalog, { query: { categoryId: '2000' } })
    expect(products).toMatchObject([{ id: 'GIFTCARD01', price }])
  })

  it('gives only safe HTML', async () => {
    const product = await visitor().call(details, boot)
    expect(product.description).toBe('<p>Walks through bogs.</p>')
    expect(product.details).toEqual([{ id: 'care', title: 'Care', html: '<p>Brush it.</p>' }])
  })

  it('gives the stock of a product; digital ones never run out', async () => {
    const inventory = 'GET /products/v2/products/{productId}/inventory'
    const { variants } = await visitor().call(inventory, boot)
    expect(variants).toMatchObject({
      'FELLBOOT1-FRN-8': { quantity: 12, productInventoryState: 'InStock' },
      'FELLBOOT1-FRN-10': { quantity: 0, productInventoryState: 'OutOfStock' },
    })
    const gift = await visitor().call(inventory, { path: { productId: 'GIFTCARD01' } })
    expect(gift.variants).toMatchObject({ 'gift-card': { productInventoryState: 'InStock' } })
    await visitor().refused('PLP400', inventory, { path: { productId: 'NOSUCHONE' } })
  })

  it('finds a product by its slug, where it is sold', async () => {
    const bySlug = 'GET /products/v2/products'
    expect(await visitor().call(bySlug, { query: { slug: 'fell-boot' } }, 'fr-ca')).toMatchObject({
      id: 'FELLBOOT1',
      url: '/fr-ca/p/fell-boot-FELLBOOT1',
    })
    await visitor().refused('PLP400', bySlug, { query: { slug: 'no-such-slug' } })
  })

  it('knows no product that does not exist, or is not sold in the currency', async () => {
    await visitor().refused('PLP400', details, { path: { productId: 'NOSUCHONE' } })
    await visitor().refused('PLP400', details, { path: { productId: 'TEESHIRT01' } }, 'de-de')
  })

  it('names the sites that sell a product', async () => {
    const soldIn = async (productId: string) =>
      (await visitor().call(details, { path: { productId } })).soldIn
    expect(await soldIn('TEESHIRT01')).toEqual(['en-us'])
    expect(await soldIn('FELLBOOT1')).toEqual(sites.map(({ locale }) => locale))
  })

  it('gives every product that the site sells once, page by page, as its own page does', async () => {
    const pages = 'GET /fapi/products'
    const read = async (pageSize: number, locale: string) => {
      const found = []
      for (let after: { after?: string } = {}, at = 0; at < 10; at += 1) {
        const page = await visitor().call(pages, { query: { ...after, pageSize } }, locale)
        expect(page.products.length).toBeLessThanOrEqual(pageSize)
        found.push(...page.products)
        if (page.next === undefined) return found
        after = { after: page.next }
      }
      throw new Error('The pages never end.')
    }
    for (const locale of ['en-us', 'de-de']) {
      const products = await read(2, locale)
      const listing = await visitor().call(catalog, {}, locale)
      expect(idsOf({ products })).toEqual(idsOf(listing).toSorted())
      expect(await read(100, locale)).toEqual(products)
      for (const product of products)
        expect(product).toEqual(await visitor().call(details, { path: { productId: product.id } }, locale))
    }
  })

  it('gives all products that the site sells, and the roots of the category tree', async () => {
    const listing = await visitor().call(catalog, { query: { sort: 'featured' } })
    expect(listing).not.toHaveProperty('category')
    expect(listing).toMatchObject({ breadcrumbs: [], total: idsOf(listing).length, pageCount: 1 })
    expect(listing.children.map(({ categoryId }) => categoryId)).toEqual(['1000', '2000'])
    expect(idsOf(listing)).toEqual(expect.arrayContaining(['WOOLSOCKS', 'FELLBOOT1', 'TEESHIRT01']))
    const british = await visitor().call(catalog, {}, 'en-gb')
    expect(idsOf(british)).not.toContain('TEESHIRT01')
  })

  it('lists a category with all below it', async () => {
    const listing = await visitor().call(catalog, { query: { categoryId: '1000' } })
    expect(listing).toMatchObject({
      category: { name: 'Women', url: '/en-us/c/women-1000' },
      total: 3,
      page: 1,
    })
    expect(listing.children.map(({ name }) => name)).toEqual(['Shoes', 'Clothing'])
    expect(idsOf(listing)).toEqual(['WOOLSOCKS', 'FELLBOOT1', 'TEESHIRT01'])
    expect(listing.products[1]).toMatchObject({
      name: 'Fell Boot',
      price: { current: 9100, highCurrent: 13_000 },
      image: { publicId: 'products/fell-boot/FRN/main' },
      hoverImage: { publicId: 'products/fell-boot/FRN/side' },
      colors: [
        { id: 'FRN', swatch: '#3f5b45', available: true },
        { id: 'SND', url: '/en-us/p/fell-boot-FELLBOOT1?color=SND' },
      ],
      available: true,
    })
  })

  it('finds a category by its slug', async () => {
    const listing = await visitor().call(catalog, { query: { slug: 'women/shoes/hiking' } })
    expect(listing.breadcrumbs.map(({ categoryId }) => categoryId)).toEqual(['1000', '1100', '1110'])
    expect(idsOf(listing)).toEqual(['FELLBOOT1'])
  })

  it('leaves out what has no price in the currency', async () => {
    const listing = await visitor().call(catalog, { query: { categoryId: '1200' } }, 'en-gb')
    expect(idsOf(listing)).toEqual(['WOOLSOCKS'])
  })

  it.each([
    ['newest', ['TEESHIRT01', 'FELLBOOT1', 'WOOLSOCKS']],
    ['price-asc', ['WOOLSOCKS', 'TEESHIRT01', 'FELLBOOT1']],
    ['price-desc', ['FELLBOOT1', 'TEESHIRT01', 'WOOLSOCKS']],
    ['rating', ['WOOLSOCKS', 'FELLBOOT1', 'TEESHIRT01']],
  ] as const)('sorts by %s', async (sort, expected) => {
    expect(idsOf(await visitor().call(catalog, { query: { categoryId: '1000', sort } }))).toEqual(expected)
  })

  it('cuts a listing into pages', async () => {
    const second = { categoryId: '1000', page: '2', pageSize: '2' }
    expect(await visitor().call(catalog, { query: second })).toMatchObject({
      page: 2,
      pageCount: 2,
      total: 3,
      products: [{ id: 'TEESHIRT01' }],
    })
    expect((await visitor().call(catalog, { query: { ...second, page: '9' } })).products).toEqual([])
  })

  it('gives chosen products in their order, without those it does not have', async () => {
    const query = { productIds: 'TEESHIRT01,NOSUCHONE,WOOLSOCKS' }
    expect(idsOf(await visitor().call(catalog, { query }))).toEqual(['TEESHIRT01', 'WOOLSOCKS'])
  })

  it('knows no category that does not exist', async () => {
    await visitor().refused('PLP400', catalog, { query: { categoryId: '9999' } })
    await visitor().refused('PLP400', catalog, { query: { slug: 'none' } })
  })

  it.each([
    ['boots', 'en-us', ['FELLBOOT1']],
    ['FELL boo', 'en-us', ['FELLBOOT1']],
    ['hiking', 'en-us', ['FELLBOOT1']],
    ['fern', 'en-us', ['FELLBOOT1']],
    ['fougere', 'fr-fr', ['FELLBOOT1']],
    ['Fougère randonnée', 'fr-fr', ['FELLBOOT1']],
    ['wanderstiefel', 'de-de', ['FELLBOOT1']],
    ['bog', 'en-us', ['TEESHIRT01', 'FELLBOOT1']],
    ['women', 'en-gb', ['WOOLSOCKS', 'FELLBOOT1']],
    ['snowboard', 'en-us', []],
  ])('finds by %j in %s', async (q, locale, expected) => {
    const found = await visitor().call(search, { query: { q } }, locale)
    expect(idsOf(found)).toEqual(expected)
    expect(found.total).toBe(expected.length)
  })
}
