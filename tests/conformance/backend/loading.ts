import { expect, it } from 'vitest'
import { administerCatalogue } from '#src/backend/catalogue/catalogue-administration.ts'
import { searchWord } from '#src/backend/catalogue/catalogue-tables.ts'
import { isCatalogueEmpty, loadCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { updateVariants } from '#src/backend/catalogue/products/update-variants.ts'
import type { Catalogue } from '#src/contract/catalogue/catalogue.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import type { Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

const details = 'GET /products/v2/products/{productId}/details'
const [boot, socks] = catalogue.products

const only = (...products: (Catalogue['products'][number] | undefined)[]): Catalogue => ({
  categories: catalogue.categories,
  products: products.filter((product) => product !== undefined),
})

/** Loading a catalogue over another. Each test loads the small catalogue again at its end. */
export const describeLoading = (shop: () => Shop): void => {
  const restore = () => loadCatalogue(shop().database, catalogue, { replace: true })
  const ids = async () => {
    const query = { categoryId: '1000' }
    const { products } = await createVisitor(shop().another()).call('GET /products/v2/catalog', { query })
    return products.map(({ id }) => id)
  }

  it('knows that a catalogue was loaded, and loads it again without change', async () => {
    expect(await isCatalogueEmpty(shop().database)).toBe(false)
    const before = await createVisitor(shop().another()).call(details, { path: { productId: 'FELLBOOT1' } })
    const done: number[] = []
    const report = await loadCatalogue(shop().database, catalogue, { onProgress: (at) => done.push(at) })
    expect(report).toEqual({ loaded: 4, unchanged: 4, refused: [], removed: 0 })
    expect(done).toEqual([4])
    const after = await createVisitor(shop().another()).call(details, { path: { productId: 'FELLBOOT1' } })
    expect(after).toEqual(before)
  })

  it('writes only the products that changed', async () => {
    shop().statements.length = 0
    const renamed = socks && { ...socks, name: { en: 'Merino Socks' } }
    expect(await loadCatalogue(shop().database, only(boot, renamed))).toMatchObject({
      loaded: 2,
      unchanged: 1,
    })
    expect(shop().statements.filter((one) => /^insert into "product_search"/.test(one))).toHaveLength(1)
    await restore()
    shop().statements.length = 0
    await restore()
    expect(shop().statements.filter((one) => /^insert into "(?:product|variant)/.test(one))).toEqual([])
  })

  it('moves products behind a new one, and writes nothing else of them', async () => {
    const newcomer = socks && { ...socks, productId: 'NEWSOCKS1', slug: 'new-socks', position: 0 }
    const moved = catalogue.products.map((one) => ({ ...one, position: one.position + 1 }))
    shop().statements.length = 0
    const report = await loadCatalogue(shop().database, only(newcomer, ...moved), { replace: true })
    expect(report).toMatchObject({ loaded: 5, unchanged: 4, removed: 0 })
    const inserts = shop().statements.filter((one) => /^insert into "(?:product|variant)/.test(one))
    expect(inserts).toHaveLength(4)
    expect(await ids()).toEqual(['NEWSOCKS1', 'WOOLSOCKS', 'FELLBOOT1', 'TEESHIRT01'])
    const { products } = await administerCatalogue(shop().database).read()
    const places = products.map(({ productId, position }) => [productId, position])
    expect(Object.fromEntries(places)).toEqual(
      Object.fromEntries([
        ['NEWSOCKS1', 0],
        ...moved.map(({ productId, position }) => [productId, position]),
      ]),
    )
    await restore()
    expect(await ids()).toEqual(['WOOLSOCKS', 'FELLBOOT1', 'TEESHIRT01'])
  })

  it('is seen by a running process', async () => {
    const running = shop().another()
    const path = { productId: 'WOOLSOCKS' }
    await createVisitor(running).call(details, { path })
    await loadCatalogue(shop().database, only(socks && { ...socks, name: { en: 'Merino Socks' } }))
    await expect
      .poll(async () => (await createVisitor(running).call(details, { path })).name)
      .toBe('Merino Socks')
    await restore()
  })

  it('takes out what is not in the new catalogue, while carts still name it', async () => {
    const visitor = await shopper(shop().another())
    await visitor.add('boot-frn-8')
    expect(await loadCatalogue(shop().database, only(socks), { replace: true })).toMatchObject({
      loaded: 1,
      removed: 3,
    })
    expect(await ids()).toEqual(['WOOLSOCKS'])
    const path = { basketId: visitor.cartId }
    const another = createVisitor(shop().another())
    for (const [name, value] of visitor.cookies) another.cookies.set(name, value)
    const cart = await another.call('GET /cart/v1/cart/{basketId}', { path })
    expect(cart).toMatchObject({ totalItems: 1, totals: { total: 0 }, items: [{ name: 'Fell Boot' }] })
    expect(cart.flash).toMatchObject([{ type: 'ProductItemNotAvailable' }])
    await restore()
  })

  it('forgets the words of what left before it says so for the last time', async () => {
    const words = async () => (await shop().database.sql.select().from(searchWord)).map(({ word }) => word)
    expect(await words()).toContain('fell')
    shop().statements.length = 0
    await loadCatalogue(shop().database, only(socks), { replace: true })
    expect(await words()).not.toContain('fell')
    const last = (start: string) => shop().statements.findLastIndex((one) => one.startsWith(start))
    expect(last('insert into "catalogue_state"')).toBeGreaterThan(last('delete from "search_word"'))
    await restore()
    expect(await words()).toContain('fell')
  })

  it('gives a slug to the product that was loaded last', async () => {
    await loadCatalogue(shop().database, only(socks && { ...socks, productId: 'NEWSOCKS1' }))
    expect(await ids()).toEqual(['NEWSOCKS1', 'FELLBOOT1', 'TEESHIRT01'])
    await restore()
    expect(await ids()).toEqual(['WOOLSOCKS', 'FELLBOOT1', 'TEESHIRT01'])
  })

  it('refuses one product whole, and loads the others', async () => {
    const broken = boot && { ...boot, name: { en: 'Broken' }, variants: [...boot.variants, ...boot.variants] }
    const report = await loadCatalogue(shop().database, only(broken, socks))
    expect(report).toMatchObject({ loaded: 1, refused: [{ productId: 'FELLBOOT1' }] })
    expect(report.refused[0]?.reason).toContain('duplicate key')
    const product = await createVisitor(shop().another()).call(details, { path: { productId: 'FELLBOOT1' } })
    expect(product).toMatchObject({ name: 'Fell Boot', variants: { length: 6 } })
  })

  it('swaps the slugs of two products at once', async () => {
    const swapped = only(boot && { ...boot, slug: 'wool-socks' }, socks && { ...socks, slug: 'fell-boot' })
    expect(await loadCatalogue(shop().database, swapped)).toEqual({
      loaded: 2,
      unchanged: 0,
      refused: [],
      removed: 0,
    })
    const product = await createVisitor(shop().another()).call(details, { path: { productId: 'FELLBOOT1' } })
    expect(product.slug).toBe('wool-socks')
    await restore()
  })

  it('keeps what it is told to keep when it replaces, with its categories', async () => {
    const newcomer = socks && { ...socks, productId: 'NEWSOCKS1', slug: 'new-socks', categoryIds: ['3000'] }
    const categories = [{ categoryId: '3000', slug: 'new', name: { en: 'New' }, position: 0 }]
    const report = await loadCatalogue(
      shop().database,
      { categories, products: newcomer ? [newcomer] : [] },
      { replace: true, keep: ['FELLBOOT1'] },
    )
    expect(report).toEqual({ loaded: 1, unchanged: 0, refused: [], removed: 3 })
    const catalog = 'GET /products/v2/catalog'
    const { breadcrumbs, products } = await createVisitor(shop().another()).call(catalog, {
      query: { categoryId: '1110' },
    })
    expect(products.map(({ id }) => id)).toEqual(['FELLBOOT1'])
    expect(breadcrumbs.map(({ categoryId }) => categoryId)).toEqual(['1000', '1100', '1110'])
    await restore()
  })

  it('leaves the catalogue as it was when it ends before the switch', async () => {
    const newcomer = socks && { ...socks, productId: 'NEWSOCKS1' }
    const ends = loadCatalogue(shop().database, only(newcomer, boot && { ...boot, name: { en: 'X' } }), {
      replace: true,
      onProgress: (done) => {
        if (done === 2) throw new Error('ended')
      },
    })
    await expect(ends).rejects.toThrow('ended')
    expect(await ids()).toEqual(['WOOLSOCKS', 'FELLBOOT1', 'TEESHIRT01'])
    const product = await createVisitor(shop().another()).call(details, { path: { productId: 'FELLBOOT1' } })
    expect(product.name).toBe('Fell Boot')
  })

  it('tells which updates are of no variant, however many variants share a SKU', async () => {
    const variants = boot?.variants.map((one) => ({ ...one, sku: 'shared' })) ?? []
    await loadCatalogue(shop().database, only(boot && { ...boot, variants }))
    const missing = [{ sku: 'gone', quantity: 1 }, { variantId: 'gone', quantity: 1 }, { quantity: 1 }]
    const updates = [{ sku: 'shared', quantity: 3 }, ...missing]
    expect(await updateVariants(shop().database, updates)).toEqual({ updated: 6, missing })
    await restore()
  })

  it('updates many variants in batches, each by variant id or by SKU alone', async () => {
    const known = boot?.variants[0]
    const others = (by: 'variantId' | 'sku') =>
      Array.from({ length: 500 }, (_, index) => ({ [by]: `other-${index}`, quantity: 1 }))
    const updates = [...others('variantId'), { variantId: known?.variantId, quantity: 3 }, ...others('sku')]
    shop().statements.length = 0
    expect(await updateVariants(shop().database, updates)).toMatchObject({
      updated: 1,
      missing: { length: 1000 },
    })
    const written = shop().statements.filter((one) => /^begin|update "variant"/.test(one))
    expect(written.filter((one) => one.includes('update "variant"'))).toHaveLength(3)
    expect(written.filter((one) => one.includes(' or '))).toEqual([])
    expect(written.filter((one) => one.startsWith('begin'))).toHaveLength(3)
    await restore()
  })

  it('warns in the cart about what the stock no longer has', async () => {
    const visitor = await shopper(shop().another())
    await visitor.add('boot-frn-8', 10)
    await visitor.add('boot-frn-9')
    const left: Record<string, number> = { 'boot-frn-8': 4, 'boot-frn-9': 0 }
    const variants = boot?.variants.map((one) => ({ ...one, quantity: left[one.upc] ?? one.quantity })) ?? []
    await loadCatalogue(shop().database, only(boot && { ...boot, variants }))
    const cart = await visitor.read()
    expect(cart.flash).toMatchObject([
      { type: 'ProductLineItemInventoryMissing', itemId: cart.items[0]?.id, missingQty: 6 },
      { type: 'ProductLineItemFullInventoryMissing', itemId: cart.items[1]?.id, missingQty: 1 },
    ])
    expect(cart.items).toMatchObject([
      { qty: 10, maxQty: 4 },
      { qty: 1, maxQty: 0 },
    ])
    await restore()
  })
}
