import { expect, it } from 'vitest'
import { loadStores } from '#src/backend/stores/load-stores.ts'
import { createStoreQueries } from '#src/backend/stores/store-queries.ts'
import { createStoreReads } from '#src/backend/stores/store-reads.ts'
import { administerStores } from '#src/backend/stores/store-administration.ts'
import { distanceBetween } from '#src/rules/stores/distance.ts'
import { demoStores } from '#demo/stores/stores.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, refusal } from './visitor.ts'

const search = 'POST /stores/v1/search'
const inventory = 'POST /products/v1/products/{productId}/availability'

/** Physical stores: where they are, when they are open and what they hold. */
export const describeStores = (shop: () => Shop): void => {
  const visitor = () => createVisitor(shop().backend)
  const found = async (body: object, locale = 'en-us') => {
    const { stores, place } = await visitor().call(search, { body }, locale)
    return { place, ids: stores.map(({ storeId }) => storeId), stores }
  }

  it('finds the stores nearest to a position, as far as the great circle is long', async () => {
    const seaside = { latitude: 47.6, longitude: -122.3 }
    const { ids, stores, place } = await found(seaside)
    expect(ids.slice(0, 3)).toEqual(['us-seattle', 'ca-vancouver', 'us-portland'])
    expect(place).toEqual({ kind: 'position', name: '', ...seaside })
    const distances = stores.map(({ distance = -1 }) => distance)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances).toEqual(stores.map((store) => Math.round(distanceBetween(seaside, store))))
    expect(await found({ ...seaside, radius: 10_000 })).toMatchObject({ ids: ['us-seattle'] })
    expect(await found({ ...seaside, countryCode: 'CA', radius: 300_000 })).toMatchObject({
      ids: ['ca-vancouver'],
    })
  })

  const others = Array.from({ length: 9 }, () => ({}))

  it('finds stores by town, postal code, country, and words of their own', async () => {
    expect(await found({ place: 'Bend, OR' })).toMatchObject({
      place: { kind: 'town', name: 'Bend, OR' },
      stores: [{ storeId: 'us-portland' }, ...others],
    })
    expect(await found({ place: '11215' })).toMatchObject({
      place: { kind: 'postalCode', name: '11215, Brooklyn' },
    })
    expect((await found({ place: '69001' }, 'fr-fr')).ids[0]).toBe('fr-lyon')
    expect(await found({ place: 'v6b 1a1' })).toMatchObject({
      place: { kind: 'postalCode', name: 'V6B 1A1' },
      stores: [{ storeId: 'ca-vancouver', distance: 0 }, ...others],
    })
    expect(await found({ place: 'Frankreich' }, 'de-de')).toMatchObject({
      place: { kind: 'country', name: 'Frankreich', countryCode: 'FR' },
      ids: ['fr-chamonix', 'fr-lyon', 'fr-paris'],
    })
    expect(await found({ place: 'welt passage' })).toMatchObject({
      place: { kind: 'store', name: 'Marlow London' },
      stores: [{ storeId: 'gb-london', distance: 0 }, ...others],
    })
  })

  it('finds nothing from a place that nobody knows, and says so by leaving the place out', async () => {
    for (const place of ['Xyzzyville', '99999999', '%', '!!!', '🗺'])
      expect(await visitor().call(search, { body: { place } })).toEqual({ stores: [], total: 0 })
    const abroad = { place: 'Germany', countryCode: 'FR' }
    expect(await visitor().call(search, { body: abroad })).toMatchObject({ stores: [], total: 0 })
  })

  it('lists a country by town, page by page', async () => {
    const body = { countryCode: 'US' }
    const all = await visitor().call(search, { body })
    expect(all.stores.map(({ address }) => address.city)).toEqual([
      'Denver',
      'New York',
      'Portland',
      'Seattle',
    ])
    expect(all.stores.every(({ distance }) => distance === undefined)).toBe(true)
    const second = await visitor().call(search, { query: { limit: 3, offset: 3 }, body })
    expect(second).toEqual({ stores: all.stores.slice(3), total: 4 })
    expect(await visitor().call(search, { query: { offset: 50 }, body })).toEqual({ stores: [], total: 4 })
  })

  it('finds stores that offer services', async () => {
    const { stores } = await found({ services: ['repair', 'giftWrap'] })
    expect(stores.map(({ storeId }) => storeId).toSorted()).toEqual(['gb-london', 'us-new-york'])
  })

  it('tells when stores are open, at the instant and by the clocks of each', async () => {
    // Monday, 1 June 2026, 10:00 in Greenwich.
    expect(opening).toBe('2026-06-01T10:00:00.000Z')
    const { stores } = await found({ latitude: 50, longitude: 5, radius: 2_000_000 }, 'de-de')
    const stateOf = (id: string) => stores.find(({ storeId }) => storeId === id)
    expect(stateOf('de-berlin')).toMatchObject({
      openingState: { isOpen: true, until: '2026-06-01T17:00:00.000Z' },
      today: {
        date: '2026-06-01',
        periods: [{ opens: '10:00', closes: '19:00' }],
        until: '2026-06-01T22:00:00.000Z',
      },
      address: { country: 'Deutschland' },
    })
    expect(stateOf('fr-lyon')?.openingState).toEqual({ isOpen: false, until: '2026-06-02T08:00:00.000Z' })
  })

  it('tells what stores hold of a product, or of one variant', async () => {
    const near = { latitude: 45.5, longitude: -122.6, productId: 'FELLBOOT1' }
    const [portland, seattle] = (await found(near)).stores
    expect(portland?.storeInventory).toMatchObject({
      'FELLBOOT1-FRN-8': { quantity: 4, stockStatus: 'IN_STOCK', productInventoryState: 'InStock' },
      'FELLBOOT1-FRN-9': { quantity: 0, stockStatus: 'OUT_OF_STOCK', productInventoryState: 'OutOfStock' },
    })
    expect(Object.values(seattle?.storeInventory ?? {}).every(({ quantity }) => quantity === 0)).toBe(true)
    expect(await found({ ...near, inStock: true })).toMatchObject({
      ids: ['us-portland', 'us-new-york', 'de-berlin'],
    })
    const one = await found({ ...near, inStock: true, upc: 'boot-snd-8' })
    expect(one.stores.map(({ storeInventory }) => storeInventory)).toMatchObject([
      { 'FELLBOOT1-SND-8': { quantity: 6 } },
    ])
    await visitor().refused('PLP400', search, { body: { productId: 'NOSUCH001' } })
  })

  it('answers the availability of a product by store and variant', async () => {
    const path = { productId: 'FELLBOOT1' }
    const all = await visitor().call(inventory, { path, body: {} })
    expect(all.total).toBe(14)
    expect(all.stores).toHaveLength(10)
    const some = await visitor().call(inventory, {
      path,
      body: { storeIds: ['de-berlin', 'us-portland'], upcs: ['boot-frn-8'] },
    })
    expect(some).toMatchObject({
      productId: 'FELLBOOT1',
      stores: [
        {
          storeId: 'de-berlin',
          storeName: 'Marlow Berlin',
          variants: { 'FELLBOOT1-FRN-8': { quantity: 2 } },
        },
        {
          storeId: 'us-portland',
          storeName: 'Marlow Portland',
          variants: { 'FELLBOOT1-FRN-8': { quantity: 4 } },
        },
      ],
      total: 2,
    })
    expect(some.stores.map(({ variants }) => Object.keys(variants))).toEqual([
      ['FELLBOOT1-FRN-8'],
      ['FELLBOOT1-FRN-8'],
    ])
    const german = await visitor().call(inventory, { path, query: { countryCode: 'DE', limit: 1 }, body: {} })
    expect(german).toMatchObject({ stores: [{ storeId: 'de-berlin' }], total: 2 })
    await visitor().refused('STR404', inventory, { path, body: { storeIds: ['de-berlin', 'none'] } })
    await visitor().refused('PLP400', inventory, { path: { productId: 'NOSUCH001' }, body: {} })
  })

  it('finds collection points with what their carrier books them by', async () => {
    const points = 'POST /stores/v1/collectionPoints'
    const near = await visitor().call(points, { body: { place: 'Berlin' } }, 'de-de')
    expect(near.place).toMatchObject({ kind: 'town' })
    expect(near.collectionPoints[0]).toMatchObject({
      storeId: 'de-cp-1',
      storeName: 'Späti am Gerbergang',
      optionType: 'PARCEL_SHOP',
      bookingCode: 'MLW-DE-CP-1',
      address: { city: 'Berlin', countryCode: 'DE' },
    })
    const lockers = await visitor().call(points, {
      query: { limit: 1 },
      body: { optionType: 'LOCKER', countryCode: 'FR' },
    })
    expect(lockers).toMatchObject({
      collectionPoints: [{ storeId: 'fr-cp-2', openingState: { isOpen: true } }],
      total: 1,
    })
  })

  it('shows all stores, and the one of a page', async () => {
    const all = await visitor().call('GET /fapi/stores', {})
    expect(all.stores).toHaveLength(14)
    const german = await visitor().call('GET /fapi/stores', { query: { countryCode: 'DE' } })
    expect(german.stores.map(({ slug }) => slug)).toEqual(['berlin', 'munich'])
    const page = 'GET /fapi/stores/{slug}'
    const lyon = await visitor().call(page, { path: { slug: 'lyon' } }, 'fr-fr')
    expect(lyon).toMatchObject({ name: 'Marlow Lyon', url: '/fr-fr/stores/lyon', phone: '+33 4 65 71 20 14' })
    await visitor().refused('STR404', page, { path: { slug: 'de-cp-1' } })
    await visitor().refused('STR404', page, { path: { slug: 'nowhere' } })
  })

  it('names the field that is wrong', async () => {
    const fieldOf = async (body: object) => {
      const response = await visitor().send('POST', '/stores/v1/search', { body })
      return (await refusal(response, 'ATTR200')).error.additionalInfo?.['field']
    }
    expect(await fieldOf({ latitude: 91, longitude: 0 })).toBe('latitude')
    expect(await fieldOf({ radius: -1 })).toBe('radius')
    expect(await fieldOf({ countryCode: 'usa' })).toBe('countryCode')
    const half = await visitor().send('POST', '/stores/v1/search', { body: { latitude: 1 } })
    expect((await refusal(half, 'ATTR100')).error.additionalInfo).toEqual({ field: 'longitude' })
    const alone = await visitor().send('POST', '/stores/v1/search', { body: { upc: 'boot-frn-8' } })
    expect((await refusal(alone, 'ATTR100')).error.additionalInfo).toEqual({ field: 'productId' })
    const odd = await visitor().send('POST', '/stores/v1/search', { body: { colour: 'red' } })
    expect((await refusal(odd, 'ATTR300')).error.additionalInfo).toEqual({ field: 'colour' })
  })

  it('asks the database twice for a search with stock, and once for one without', async () => {
    const body = { latitude: 45.5, longitude: -122.6 }
    await found({ ...body, productId: 'FELLBOOT1' })
    shop().statements.length = 0
    await found(body)
    expect(shop().statements).toHaveLength(1)
    await found({ ...body, productId: 'FELLBOOT1' })
    expect(shop().statements.filter((statement) => statement.includes('"store'))).toHaveLength(3)
  })

  it('answers other domains: stores by id, what they hold, and the nearest that hold enough', async () => {
    const queries = createStoreQueries(createStoreReads(shop().database.sql))
    const known = await queries.byId(['de-berlin', 'fr-cp-1', 'none'])
    expect([...known.keys()].toSorted()).toEqual(['de-berlin', 'fr-cp-1'])
    expect(await queries.stock(['us-portland', 'us-seattle'], 'FELLBOOT1')).toEqual(
      new Map([['us-portland', { 'boot-frn-8': 4 }]]),
    )
    const wanted = { productId: 'FELLBOOT1', upc: 'boot-frn-8', service: 'pickup', limit: 5 } as const
    const point = { latitude: 48, longitude: 11 }
    const idsOf = async (quantity: number) =>
      (await queries.nearestWithStock({ ...wanted, point, quantity })).map(({ facts }) => facts.storeId)
    expect(await idsOf(1)).toEqual(['de-berlin', 'us-portland'])
    expect(await idsOf(3)).toEqual(['us-portland'])
  })

  it('loads stores anew, in one transaction, and refuses an address that is taken', async () => {
    const [portland, seattle] = demoStores
    if (!portland || !seattle) throw new Error('the demo shop has stores')
    const { database } = shop()
    const swapped = [
      { ...portland, slug: seattle.slug },
      { ...seattle, slug: portland.slug },
    ]
    expect(await loadStores(database, { stores: swapped })).toEqual({ loaded: 2, refused: [], removed: 0 })
    expect((await visitor().call('GET /fapi/stores/{slug}', { path: { slug: 'portland' } })).name).toBe(
      'Marlow Seattle',
    )
    const taken = { ...portland, storeId: 'us-new', slug: 'denver' }
    expect(await loadStores(database, { stores: [taken] })).toMatchObject({
      loaded: 0,
      refused: [{ storeId: 'us-new', reason: 'denver is the address of the store us-denver' }],
    })
    const others = demoStores.filter(({ storeId }) => storeId !== 'us-denver')
    expect(await loadStores(database, { stores: others, replace: true })).toMatchObject({ removed: 1 })
    await visitor().refused('STR404', 'GET /fapi/stores/{slug}', { path: { slug: 'denver' } })
    await loadStores(database, { stores: demoStores, replace: true })
    expect((await found({ countryCode: 'US' })).ids).toContain('us-denver')
  })

  it('sets stock by upc or SKU, and tells of stores and variants that there are not', async () => {
    const stores = administerStores(shop().database)
    const report = await stores.updateStock([
      { storeId: 'ca-toronto', code: 'boot-frn-10', quantity: 3 },
      { storeId: 'none', code: 'boot-frn-10', quantity: 3 },
      { storeId: 'ca-toronto', code: 'none', quantity: 3 },
    ])
    expect(report).toMatchObject({ updated: 1, missing: [{ what: 'store' }, { what: 'variant' }] })
    const holders = async () =>
      (await found({ productId: 'FELLBOOT1', upc: 'boot-frn-10', inStock: true })).ids
    expect(await holders()).toEqual(['ca-toronto'])
    await stores.updateStock([{ storeId: 'ca-toronto', code: 'boot-frn-10', quantity: 0 }])
    expect(await holders()).toEqual([])
  })
}
