import { expect, it } from 'vitest'
import { loadCatalogue } from '#src/backend/catalogue/load-catalogue.ts'
import { administerStores } from '#src/backend/stores/store-administration.ts'
import { demoStores } from '#demo/stores/stores.ts'
import { cartSchema } from '#src/contract/cart/cart.ts'
import type { CallInput } from '#src/contract/calls.ts'
import { catalogue } from '#tests/fixtures/catalogue.ts'
import { storeStock } from '#tests/fixtures/store-stock.ts'
import { eventually } from '#tests/setup/eventually.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const change = 'PUT /cart/v1/cart/{basketId}/item'
const read = 'GET /cart/v1/cart/{basketId}'
const choose = 'POST /cart/v1/shippingMethod'
const portland = 'us-portland'

/** The catalogue when nothing is left of a variant. */
const withoutStock = (upc: string): typeof catalogue => ({
  ...catalogue,
  products: catalogue.products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) =>
      variant.upc === upc ? { ...variant, quantity: 0 } : variant,
    ),
  })),
})

/** Items that are picked up in a store, and what is told when that cannot be. */
export const describePickup = (shop: () => Shop): void => {
  const stores = () => administerStores(shop().database)
  const setStock = (quantity: number, code = 'boot-frn-8', storeId = portland) =>
    stores().updateStock([{ storeId, code, quantity }])
  const closePortland = () =>
    stores().load({ stores: demoStores.filter(({ storeId }) => storeId !== portland), replace: true })
  const reopen = async () => {
    await stores().load({ stores: demoStores, replace: true })
    await stores().updateStock(
      storeStock.map(({ storeId, upc, quantity }) => ({ storeId, code: upc, quantity })),
    )
    await setStock(0, 'boot-snd-8')
  }

  const withBoot = async (qty = 1, upc = 'boot-frn-8') => {
    const visitor = await shopper(shop().backend)
    const { items } = await visitor.add(upc, qty)
    const path = { basketId: visitor.cartId }
    const itemId = items[0]?.id ?? ''
    const put = (fields: object, query: CallInput<typeof change>['query'] = {}) =>
      visitor.call(change, { path, query, body: { cartId: visitor.cartId, itemId, ...fields } })
    const look = (query: CallInput<typeof read>['query'] = {}) => visitor.call(read, { path, query })
    /** Reads the cart and has it stored as its items can come today; not asked twice, as the first answer alone tells. */
    const patch = async (query: Record<string, string> = {}) => {
      const search = new URLSearchParams({ ...query, isPatchRequired: 'true' })
      const response = await visitor.send('GET', `/cart/v1/cart/${visitor.cartId}?${search}`)
      return cartSchema.parse(await response.json())
    }
    return { ...visitor, path, itemId, put, look, patch }
  }
  const collected = async (qty = 1) => {
    const visitor = await withBoot(qty)
    await visitor.put({ storeId: portland }, { action: 'pickup' })
    return visitor
  }
  const noticesOf = ({ flash }: { flash: readonly { type: string }[] }) => flash.map(({ type }) => type)
  const wayOf = ({ shippingMethods }: Awaited<ReturnType<Awaited<ReturnType<typeof withBoot>>['look']>>) =>
    shippingMethods.map(({ shippingId, code }) => `${shippingId} ${code}`)

  it('has an item picked up in a store, and says what it holds', async () => {
    const visitor = await withBoot()
    const cart = await visitor.put({}, { action: 'pickup', favStoreId: portland })
    expect(wayOf(cart)).toEqual([`${portland} pickup`])
    expect(cart).toMatchObject({ flash: [], totals: { shipping: 0 } })
    expect(cart.items[0]?.shippingOptions).toMatchObject([
      {
        selected: true,
        available: true,
        shippingMethod: { code: 'pickup', label: 'Pickup in store' },
        storeInfo: { id: portland, storeInventory: 4 },
      },
      { selected: false, available: true, shippingMethod: { code: 'sts' }, storeInfo: { id: portland } },
    ])
    expect(await visitor.look({ favStoreId: portland })).toEqual(cart)
    expect(wayOf(await visitor.put({ storeId: '' }))).toEqual(['me standard'])
  })

  it('refuses to hand out where no store does', async () => {
    const visitor = await withBoot()
    const body = { cartId: visitor.cartId, itemId: visitor.itemId }
    const refused = (storeId: string) =>
      visitor.refused('SHP404', change, {
        path: visitor.path,
        query: { action: 'pickup' },
        body: { ...body, storeId },
      })
    for (const storeId of ['nowhere', 'de-berlin', 'us-cp-1']) {
      await refused(storeId)
      await visitor.refused('SHP404', change, { path: visitor.path, body: { ...body, storeId } })
      const item = { productId: 'FELLBOOT1', upc: 'boot-frn-8', storeId }
      await visitor.refused('SHP404', 'POST /cart/v1/cartWithItem', { body: item })
      await visitor.refused('SHP404', 'POST /cart/v1/item', { body: { ...item, cartId: visitor.cartId } })
    }
    const missing = await visitor.refused('ATTR100', change, {
      path: visitor.path,
      query: { action: 'pickup' },
      body,
    })
    expect(missing.additionalInfo).toEqual({ field: 'favStoreId' })
  })

  it('tells of each item whether it can be had in the shopper’s own store', async () => {
    const visitor = await withBoot()
    const options = (await visitor.look({ favStoreId: portland })).items[0]?.shippingOptions.map(
      ({ shippingMethod: { code }, available, storeInfo }) => [code, available, storeInfo?.storeInventory],
    )
    expect(options).toEqual([
      ['express', true, undefined],
      ['standard', true, undefined],
      ['pickup', true, 4],
      ['sts', true, 4],
    ])
    for (const favStoreId of ['nowhere', 'de-berlin'])
      expect((await visitor.look({ favStoreId })).items[0]?.shippingOptions).toHaveLength(2)
  })

  it('adds an item for a store', async () => {
    const visitor = await shopper(shop().backend)
    const item = { productId: 'FELLBOOT1', upc: 'boot-frn-8', storeId: portland }
    const cart = await visitor.call('POST /cart/v1/item', { body: { ...item, cartId: visitor.cartId } })
    expect(wayOf(cart)).toEqual([`${portland} pickup`])
    const other = await shopper(shop().backend)
    expect(wayOf(await other.call('POST /cart/v1/cartWithItem', { body: item }))).toEqual([
      `${portland} pickup`,
    ])
  })

  it('ships to the store what it holds no more, and says when it is there sooner', async () => {
    const visitor = await collected(3)
    await setStock(2)
    const told = await visitor.look()
    expect([wayOf(told), noticesOf(told)]).toEqual([[`${portland} sts`], ['PickupToSts']])
    expect(told.customerNotifications[0]?.message).toBe(
      'An item is no longer on the shelf of your store. We ship it there, and you pick it up later.',
    )
    expect(noticesOf(await visitor.look())).toEqual(['PickupToSts'])
    const patched = await visitor.patch()
    expect([wayOf(patched), noticesOf(patched)]).toEqual([[`${portland} sts`], ['PickupToSts']])
    const settled = await visitor.look()
    expect([wayOf(settled), noticesOf(settled)]).toEqual([[`${portland} sts`], []])
    await setStock(4)
    const sooner = await visitor.patch()
    expect([wayOf(sooner), noticesOf(sooner)]).toEqual([[`${portland} pickup`], ['StsToPickup']])
    expect(noticesOf(await visitor.look())).toEqual([])
  })

  it('ships to the store at once, and tells of no change, where the shopper knew that it holds none', async () => {
    const visitor = await withBoot(5)
    const cart = await visitor.put({ storeId: portland }, { action: 'pickup' })
    expect([wayOf(cart), noticesOf(cart)]).toEqual([[`${portland} sts`], []])
  })

  it('leaves it shipped to the store where the shopper chose so', async () => {
    const visitor = await collected()
    const { cartId } = visitor
    await visitor.call(choose, { body: { cartId, code: 'sts', shippingId: portland } })
    const cart = await visitor.look()
    expect([wayOf(cart), noticesOf(cart)]).toEqual([[`${portland} sts`], []])
  })

  it.each([
    ['pickup', 'PickupToSth'],
    ['sts', 'StsToSth'],
  ] as const)('delivers home what was meant for a closed store: %s', async (code, notice) => {
    const visitor = await collected()
    await visitor.call(choose, { body: { cartId: visitor.cartId, code, shippingId: portland } })
    await visitor.add('boot-frn-8')
    await closePortland()
    try {
      const cart = await visitor.patch()
      expect([wayOf(cart), noticesOf(cart)]).toEqual([['me standard'], [notice]])
      expect(cart.items).toMatchObject([{ qty: 2 }])
      expect(noticesOf(await visitor.look())).toEqual([])
    } finally {
      await reopen()
    }
  })

  it('delivers home alone what a store has no more and nobody can ship there', async () => {
    const visitor = await collected()
    await setStock(1, 'boot-snd-8')
    const item = { productId: 'FELLBOOT1', upc: 'boot-snd-8', storeId: portland }
    await visitor.call('POST /cart/v1/item', { body: { ...item, cartId: visitor.cartId } })
    await setStock(0, 'boot-snd-8')
    await loadCatalogue(shop().database, withoutStock('boot-snd-8'))
    try {
      const cart = await visitor.patch()
      expect(wayOf(cart).toSorted()).toEqual(['me standard', `${portland} pickup`])
      expect(noticesOf(cart)).toContain('PickupToSth')
      const stores = cart.items.map(({ upc, shippingOptions }) => [upc, shippingOptions[0]?.storeInfo?.id])
      expect(stores).toEqual([
        ['boot-frn-8', portland],
        ['boot-snd-8', undefined],
      ])
    } finally {
      await loadCatalogue(shop().database, catalogue)
      await reopen()
    }
  })

  it('hands out in the shopper’s store what cannot be delivered', async () => {
    const visitor = await withBoot(2, 'boot-snd-8')
    await setStock(5, 'boot-snd-8')
    await loadCatalogue(shop().database, withoutStock('boot-snd-8'))
    try {
      expect(noticesOf(await visitor.look())).toEqual(['ProductLineItemFullInventoryMissing'])
      const unchecked = await visitor.look({ inventorySupplyCheck: 'false' })
      expect(noticesOf(unchecked)).toEqual([])
      const cart = await visitor.look({ favStoreId: portland })
      expect([wayOf(cart), noticesOf(cart)]).toEqual([[`${portland} pickup`], ['STHToPickup']])
      const told = await visitor.patch({ favStoreId: portland })
      expect(noticesOf(told)).toEqual(['STHToPickup'])
      expect(noticesOf(await visitor.look())).toEqual([])
    } finally {
      await loadCatalogue(shop().database, catalogue)
      await reopen()
    }
  })

  it('forgets how a store was to be reached once nothing goes there', async () => {
    const visitor = await collected()
    const { cartId, itemId } = visitor
    await visitor.call(choose, { body: { cartId, code: 'sts', shippingId: portland } })
    await visitor.call('DELETE /cart/v1/item', { body: { cartId, itemId } })
    const item = { productId: 'FELLBOOT1', upc: 'boot-frn-8', storeId: portland }
    const cart = await visitor.call('POST /cart/v1/item', { body: { ...item, cartId } })
    expect(wayOf(cart)).toEqual([`${portland} pickup`])
  })

  it('says no more of what is not sold any more than that', async () => {
    const visitor = await collected()
    await setStock(0)
    await loadCatalogue(shop().database, { ...catalogue, products: [] }, { replace: true })
    try {
      await eventually(async () =>
        expect(noticesOf(await visitor.look())).toEqual(['ProductItemNotAvailable']),
      )
    } finally {
      await loadCatalogue(shop().database, catalogue)
      await reopen()
    }
  })

  it('delivers home what the warehouse has, whatever is picked up', async () => {
    const visitor = await withBoot(1, 'boot-snd-10')
    await setStock(5, 'boot-snd-10')
    await visitor.put({ storeId: portland }, { action: 'pickup' })
    await visitor.put({ qty: 5 })
    expect((await visitor.add('boot-snd-10', 5)).items.map(({ qty, maxQty }) => [qty, maxQty])).toEqual([
      [5, 5],
      [5, 5],
    ])
    await setStock(0, 'boot-snd-10')
    await reopen()
  })

  it('lowers nothing where stock does not matter', async () => {
    const visitor = await withBoot(1, 'boot-snd-10')
    await setStock(7, 'boot-snd-10')
    await visitor.put({ storeId: portland }, { action: 'pickup' })
    await visitor.put({ qty: 7 })
    const patched = await visitor.patch({ inventorySupplyCheck: 'false' })
    expect(patched).toMatchObject({ items: [{ qty: 7 }], flash: [] })
    await setStock(0, 'boot-snd-10')
    await reopen()
  })

  it('asks no store what it holds where stock does not matter', async () => {
    const visitor = await collected()
    await setStock(0)
    shop().statements.length = 0
    const cart = await visitor.look({ inventorySupplyCheck: 'false' })
    expect([wayOf(cart), noticesOf(cart)]).toEqual([[`${portland} pickup`], []])
    expect(shop().statements.filter((statement) => statement.includes('"store_stock"'))).toEqual([])
    await reopen()
  })
}
