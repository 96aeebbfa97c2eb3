import { expect, it } from 'vitest'
import { bootStock } from '#tests/fixtures/catalogue.ts'
import type { Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

/** What the cart's calls do. */
export const describeCarts = (shop: () => Shop): void => {
  it('creates an empty cart in the currency of the site', async () => {
    const visitor = createVisitor(shop().backend)
    await visitor.call('POST /token/v2/auth/token', {})
    const cart = await visitor.call('POST /cart/v1/cart', {}, 'en-gb')
    expect(cart).toMatchObject({ currency: 'GBP', totalItems: 0, items: [], version: 1, shippingMethods: [] })
  })

  it('creates a cart that holds an item', async () => {
    const visitor = createVisitor(shop().backend)
    await visitor.call('POST /token/v2/auth/token', {})
    const made = await visitor.call('POST /cart/v1/cartWithItem', {
      body: { productId: 'FELLBOOT1', upc: 'boot-snd-9', qty: 2 },
    })
    expect(made).toMatchObject({
      version: 1,
      totals: { itemTotal: 26_000, total: 18_795, totalDiscount: 7800, shipping: 595 },
    })
    const read = await visitor.call('GET /cart/v1/cart/{basketId}', { path: { basketId: made.id } })
    expect(read).toEqual(made)
  })

  it('adds an item with all that a cart page shows of it', async () => {
    const cart = await (await shopper(shop().backend)).add('boot-snd-9', 2)
    expect(cart).toMatchObject({ version: 2, currency: 'USD', totalItems: 1, flash: [] })
    expect(cart.totals).toMatchObject({ totalUnits: 2, totalDiscountPercentage: 30, tax: 0 })
    expect(cart.shippingMethods).toMatchObject([{ shippingId: 'me', code: 'standard' }])
    const [item] = cart.items
    expect(item).toMatchObject({
      productId: 'FELLBOOT1',
      name: 'Fell Boot',
      qty: 2,
      maxQty: 3,
      image: { publicId: 'products/fell-boot/SND/main' },
      pdpUrl: '/en-us/p/fell-boot-FELLBOOT1?color=SND',
      price: { current: 9100, original: 13_000, rowTotal: 18_200, currency: 'USD' },
      badge: 'Sale',
      shippingOptions: [
        { selected: false, shippingMethod: { code: 'express' } },
        { selected: true, shippingMethod: { code: 'standard' } },
      ],
    })
    expect(item?.attributes).toMatchObject([
      {
        type: 'color',
        options: [
          { id: 'FRN', selected: false },
          { id: 'SND', selected: true },
        ],
      },
      { type: 'size', label: 'Size', options: [{ id: '8' }, { id: '9', selected: true }, { id: '10' }] },
    ])
  })

  it('keeps one line for the same product, variant, recipe and store, and others apart', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    await visitor.add('boot-frn-8', 2)
    await visitor.add('boot-frn-9')
    const item = { cartId: visitor.cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8', recipeId: 'R1' }
    const cart = await visitor.call('POST /cart/v1/item', { body: item })
    expect(cart.items.map(({ upc, qty, recipeId }) => [upc, qty, recipeId])).toEqual([
      ['boot-frn-8', 3, undefined],
      ['boot-frn-9', 1, undefined],
      ['boot-frn-8', 1, 'R1'],
    ])
    expect(await visitor.read()).toEqual(cart)
  })

  it.each([
    [0, ['boot-snd-9', 'boot-frn-8', 'boot-frn-9']],
    [1, ['boot-frn-8', 'boot-snd-9', 'boot-frn-9']],
    [2, ['boot-frn-8', 'boot-frn-9', 'boot-snd-9']],
    [undefined, ['boot-frn-8', 'boot-frn-9', 'boot-snd-9']],
  ])('puts a new line at place %s', async (position, order) => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    await visitor.add('boot-frn-9')
    const body = { cartId: visitor.cartId, productId: 'FELLBOOT1', upc: 'boot-snd-9', position }
    const cart = await visitor.call('POST /cart/v1/item', { body })
    expect(cart.items.map(({ upc }) => upc)).toEqual(order)
    expect(await visitor.read()).toEqual(cart)
  })

  it('keeps a gift option', async () => {
    const visitor = await shopper(shop().backend)
    const giftOption = { to: 'Zoë', email: 'zoe@example.com', message: 'Für dich — 🎁' }
    const body = { cartId: visitor.cartId, productId: 'GIFTCARD01', upc: 'gift-card', giftOption }
    await visitor.call('POST /cart/v1/item', { body })
    expect((await visitor.read()).items).toMatchObject([
      { giftOption, isDigitalProduct: true, shippingOptions: [{ shippingMethod: { code: 'digital' } }] },
    ])
  })

  it('changes quantity and variant of a line', async () => {
    const visitor = await shopper(shop().backend)
    const { items } = await visitor.add('boot-frn-8')
    const itemId = items[0]?.id ?? ''
    const body = { cartId: visitor.cartId, itemId, qty: 4, upc: 'boot-frn-9' }
    const path = { basketId: visitor.cartId }
    const cart = await visitor.call('PUT /cart/v1/cart/{basketId}/item', { path, body })
    expect(cart.items).toMatchObject([{ id: itemId, upc: 'boot-frn-9', qty: 4 }])
    expect(await visitor.read()).toEqual(cart)
  })

  it('merges a line that becomes the same variant as another', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-9', 2)
    const { items } = await visitor.add('boot-frn-8', 3)
    const body = { cartId: visitor.cartId, itemId: items[1]?.id ?? '', upc: 'boot-frn-9' }
    const path = { basketId: visitor.cartId }
    const cart = await visitor.call('PUT /cart/v1/cart/{basketId}/item', { path, body })
    expect(cart.items).toMatchObject([{ upc: 'boot-frn-9', qty: 5 }])
    expect(await visitor.read()).toEqual(cart)
  })

  it('removes a line once', async () => {
    const visitor = await shopper(shop().backend)
    const { items } = await visitor.add('boot-frn-8')
    const body = { cartId: visitor.cartId, itemId: items[0]?.id ?? '' }
    const cart = await visitor.call('DELETE /cart/v1/item', { body })
    expect(cart).toMatchObject({ totalItems: 0, totals: { total: 0 } })
    await visitor.refused('ORD404', 'DELETE /cart/v1/item', { body })
  })

  it.each([
    ['more than the stock', 'boot-frn-8', bootStock['boot-frn-8'] + 1, 'INV408', 12],
    ['more than a line may hold', 'boot-snd-9', 4, 'INV408', 3],
    ['what is sold out', 'boot-frn-10', 1, 'INV701', undefined],
    ['an unknown variant', 'boot-frn-99', 1, 'ORD404', undefined],
  ] as const)('refuses %s', async (_, upc, qty, errorId, maxAllowedQty) => {
    const visitor = await shopper(shop().backend)
    const body = { cartId: visitor.cartId, productId: 'FELLBOOT1', upc, qty }
    const error = await visitor.refused(errorId, 'POST /cart/v1/item', { body })
    expect(error.additionalInfo?.['maxAllowedQty']).toBe(maxAllowedQty)
    expect(await visitor.read()).toMatchObject({ version: 1, totalItems: 0 })
  })

  it('refuses an item that has no price in the currency of the site', async () => {
    const visitor = await shopper(shop().backend)
    const body = { cartId: visitor.cartId, productId: 'TEESHIRT01', upc: 'tee' }
    await visitor.refused('INV702', 'POST /cart/v1/item', { body }, 'en-gb')
  })

  it('leaves no cart behind when its first item is refused', async () => {
    const visitor = createVisitor(shop().backend)
    await visitor.call('POST /token/v2/auth/token', {})
    shop().statements.length = 0
    const body = { productId: 'FELLBOOT1', upc: 'boot-frn-10' }
    await visitor.refused('INV701', 'POST /cart/v1/cartWithItem', { body })
    expect(shop().statements.filter((one) => one.includes('insert'))).toEqual([])
  })

  it('refuses a change to more than the stock, to what is sold out, and of another product', async () => {
    const visitor = await shopper(shop().backend)
    const { items } = await visitor.add('boot-frn-8')
    const path = { basketId: visitor.cartId }
    const change = { cartId: visitor.cartId, itemId: items[0]?.id ?? '' }
    const put = 'PUT /cart/v1/cart/{basketId}/item'
    await visitor.refused('INV408', put, { path, body: { ...change, qty: 13 } })
    await visitor.refused('INV405', put, { path, body: { ...change, upc: 'boot-frn-10' } })
    await visitor.refused('ORD404', put, { path, body: { ...change, productId: 'WOOLSOCKS' } })
    await visitor.refused('ORD404', put, { path, body: { ...change, itemId: crypto.randomUUID() } })
    await visitor.refused('ATTR200', put, { path, body: { ...change, cartId: crypto.randomUUID() } })
    expect(await visitor.read()).toMatchObject({ version: 2, items: [{ qty: 1, upc: 'boot-frn-8' }] })
  })

  it('shows the cart in the currency, tax and language of the site that reads it', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    await visitor.add('tee', 1, 'TEESHIRT01')
    const cart = await visitor.read('de-de')
    expect(cart).toMatchObject({
      currency: 'EUR',
      totalItems: 2,
      totals: { total: 13_495, shipping: 495, tax: 2155, totalUnits: 1 },
    })
    expect(cart.items[0]).toMatchObject({ name: 'Fell-Stiefel', price: { current: 13_000, currency: 'EUR' } })
    expect(cart.flash).toMatchObject([{ type: 'ProductItemNotAvailable', itemId: cart.items[1]?.id }])
    expect(await visitor.read('en-ca')).toMatchObject({ currency: 'CAD', totals: { itemTotal: 15_000 } })
  })
}
