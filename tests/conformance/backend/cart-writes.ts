import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { cartSchema } from '#src/contract/cart/cart.ts'
import { cartCalls } from '#src/contract/cart/cart-calls.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'
import type { CartItem } from '#src/contract/cart/cart.ts'
import { variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { cartItem } from '#src/backend/cart/store/cart-tables.ts'
import { largestCart } from '#src/contract/cart/line-item-fields.ts'

const add = 'POST /cart/v1/item'
const addFirst = 'POST /cart/v1/cartWithItem'
const change = 'PUT /cart/v1/cart/{basketId}/item'

type NewItem = Required<Omit<CallInput<typeof addFirst>['body'], 'productId' | 'upc' | 'customAmount'>>
type ItemChange = Required<Omit<CallInput<typeof change>['body'], 'cartId' | 'itemId' | 'customAmount'>>

const boot = { productId: 'FELLBOOT1', upc: 'boot-frn-8' }

/** A value for every field of an item, each another one than the line has. */
const newItem: NewItem = {
  qty: 2,
  maxQty: 7,
  storeId: 'us-portland',
  recipeId: 'recipe-1',
  precreatedCustomsCode: 'customs-1',
  productImageURL: 'https://shop.test/boot.png',
  pdpUrl: '/en-us/p/boot-FELLBOOT1',
  giftOption: { to: 'Zoë', email: 'zoe@example.com', message: 'Für dich — 🎁' },
  position: 0,
}
const itemChange: ItemChange = {
  productId: 'FELLBOOT1',
  upc: 'boot-frn-9',
  qty: 4,
  maxQty: 6,
  recipeId: 'recipe-2',
  storeId: 'us-seattle',
  giftOption: { to: 'Ada', email: 'ada@example.com', message: 'Well done' },
}

const each = <T extends object>(values: T, fields: readonly (keyof T & string)[]): [string, Partial<T>][] =>
  fields.map((field) => {
    const one: Partial<T> = {}
    one[field] = values[field]
    return [field, one]
  })

const newFields = [
  'qty',
  'maxQty',
  'storeId',
  'recipeId',
  'precreatedCustomsCode',
  'productImageURL',
  'pdpUrl',
  'giftOption',
  'position',
] as const
const changedFields = ['productId', 'upc', 'qty', 'maxQty', 'recipeId', 'storeId', 'giftOption'] as const

/** Where an item of a cart tells each field that it was written with. */
const shownAs: Record<string, (item: CartItem | undefined) => unknown> = {
  productId: (item) => item?.productId,
  upc: (item) => item?.upc,
  qty: (item) => item?.qty,
  maxQty: (item) => item?.maxQty,
  recipeId: (item) => item?.recipeId,
  storeId: (item) => item?.shippingOptions[0]?.storeInfo?.id,
  precreatedCustomsCode: (item) => item?.precreatedCustomsCode,
  productImageURL: (item) => item?.productImageURL,
  pdpUrl: (item) => item?.pdpUrl,
  giftOption: (item) => item?.giftOption,
}

const shown = <T extends object>(values: T, fields: readonly (keyof T & string)[]) =>
  each(values, fields).filter(([field]) => field in shownAs)

/** What a call that writes answers is what the next read says. */
export const describeCartWrites = (shop: () => Shop): void => {
  it('is tried with every field of every call', () => {
    const fieldsOf = (key: typeof add | typeof addFirst | typeof change) =>
      Object.keys(cartCalls[key].body.shape)
    const ofItem = ['productId', 'upc', 'customAmount', ...newFields]
    expect(ofItem.toSorted()).toEqual(fieldsOf(addFirst).sort())
    expect(['cartId', 'saveForLater', 'bonus', ...ofItem].sort()).toEqual(fieldsOf(add).sort())
    expect(['cartId', 'itemId', 'customAmount', ...changedFields].sort()).toEqual(fieldsOf(change).sort())
  })

  it.each([['all', newItem], ...each(newItem, newFields)])(
    'creates a cart with %s as it is read',
    async (_, fields) => {
      const visitor = createVisitor(shop().backend)
      await visitor.call('POST /token/v2/auth/token', {})
      const made = await visitor.call(addFirst, { body: { ...boot, ...fields } })
      expect(await visitor.call('GET /cart/v1/cart/{basketId}', { path: { basketId: made.id } })).toEqual(
        made,
      )
    },
  )

  it.each([['all', newItem], ...each(newItem, newFields)])(
    'adds %s, at first and again, as it is read',
    async (_, fields) => {
      const visitor = await shopper(shop().backend)
      const body = { cartId: visitor.cartId, ...boot, ...fields }
      expect(await visitor.call(add, { body })).toEqual(await visitor.read())
      await visitor.call(add, { body: { cartId: visitor.cartId, ...boot } })
      expect(await visitor.call(add, { body })).toEqual(await visitor.read())
    },
  )

  it.each(shown(newItem, newFields))('shows %s of a new item', async (field, one) => {
    const { call, cartId } = await shopper(shop().backend)
    const { items } = await call(add, { body: { cartId, ...boot, ...one } })
    expect(shownAs[field]?.(items[0])).toEqual(Reflect.get(newItem, field))
  })

  it.each(shown(itemChange, changedFields))('shows %s of a changed item', async (field, one) => {
    const { call, cartId, ...visitor } = await shopper(shop().backend)
    const itemId = (await visitor.add('boot-frn-8')).items[0]?.id ?? ''
    const path = { basketId: cartId }
    const { items } = await call(change, { path, body: { cartId, itemId, ...one } })
    expect(shownAs[field]?.(items[0])).toEqual(Reflect.get(itemChange, field))
  })

  it('takes the amount that a shopper names as the price, within its bounds', async () => {
    const { call, refused, cartId } = await shopper(shop().backend)
    const card = { cartId, productId: 'GIFTCARD01', upc: 'gift-card' }
    const { items, totals } = await call(add, { body: { ...card, customAmount: 7500, qty: 2 } })
    const bounds = { min: 2500, max: 50_000 }
    expect(items).toMatchObject([
      { customAmount: 7500, customAmountBounds: bounds, price: { current: 7500, rowTotal: 15_000 } },
    ])
    expect(totals.total).toBe(15_000)
    const body = { cartId, itemId: items[0]?.id ?? '', customAmount: 2500 }
    const changed = await call(change, { path: { basketId: cartId }, body })
    expect(changed.items).toMatchObject([{ customAmount: 2500, price: { rowTotal: 5000 } }])
    const { additionalInfo } = await refused('ATTR200', add, { body: { ...card, customAmount: 50_001 } })
    expect(additionalInfo).toEqual({ field: 'customAmount', ...bounds })
    await refused('ATTR200', add, { body: { cartId, ...boot, customAmount: 2500 } })
  })

  it('keeps cards for different people apart, and takes a gift option off', async () => {
    const { call, cartId } = await shopper(shop().backend)
    const card = { cartId, productId: 'GIFTCARD01', upc: 'gift-card', customAmount: 2500 }
    const zoe = { ...card, giftOption: newItem.giftOption }
    await call(add, { body: zoe })
    await call(add, {
      body: { ...card, giftOption: { to: 'Ada', email: 'ada@example.com', message: 'Well done' } },
    })
    const { items } = await call(add, { body: zoe })
    expect(items.map(({ qty, giftOption }) => [qty, giftOption?.to])).toEqual([
      [2, 'Zoë'],
      [1, 'Ada'],
    ])
    const body = { cartId, itemId: items[1]?.id ?? '', giftOption: null }
    const changed = await call(change, { path: { basketId: cartId }, body })
    expect(changed.items[1]?.giftOption).toBeUndefined()
  })

  it('lowers lines to the stock where that is asked for, tells of it this once, and is silent where stock does not matter', async () => {
    const { call, cartId, ...visitor } = await shopper(shop().backend)
    await visitor.add('boot-snd-10', 5)
    const own = and(eq(variant.productId, 'FELLBOOT1'), eq(variant.upc, 'boot-snd-10'))
    const stock = (quantity: number) => shop().database.sql.update(variant).set({ quantity }).where(own)
    const read = (query: object) =>
      call('GET /cart/v1/cart/{basketId}', { path: { basketId: cartId }, query })
    /** Not asked twice, as the first answer alone tells. */
    const patch = async (query: Record<string, string>) => {
      const search = new URLSearchParams({ ...query, isPatchRequired: 'true' })
      return cartSchema.parse(await (await visitor.send('GET', `/cart/v1/cart/${cartId}?${search}`)).json())
    }
    await stock(2)
    try {
      expect((await read({})).flash).toMatchObject([
        { type: 'ProductLineItemInventoryMissing', missingQty: 3 },
      ])
      expect((await read({ inventorySupplyCheck: 'false' })).flash).toEqual([])
      const unchecked = await patch({ inventorySupplyCheck: 'false' })
      expect(unchecked).toMatchObject({ items: [{ qty: 5 }], flash: [] })
      expect(await patch({})).toMatchObject({
        items: [{ qty: 2, maxQty: 2 }],
        flash: [{ type: 'ProductLineItemInventoryMissing', missingQty: 3 }],
      })
      expect(await visitor.read()).toMatchObject({ items: [{ qty: 2 }], flash: [] })
    } finally {
      await stock(5)
    }
  })

  it('tells which of two lines of one item is short, as stock is given to the first', async () => {
    const { call, cartId, ...visitor } = await shopper(shop().backend)
    await visitor.add('boot-snd-10', 2)
    const again = { cartId, productId: 'FELLBOOT1', upc: 'boot-snd-10', recipeId: 'recipe-1', qty: 2 }
    await call(add, { body: again })
    const own = and(eq(variant.productId, 'FELLBOOT1'), eq(variant.upc, 'boot-snd-10'))
    const stock = (quantity: number) => shop().database.sql.update(variant).set({ quantity }).where(own)
    await stock(3)
    try {
      const { items, flash } = await visitor.read()
      expect(items.map(({ maxQty }) => maxQty)).toEqual([2, 1])
      expect(flash).toMatchObject([
        { type: 'ProductLineItemInventoryMissing', itemId: items[1]?.id, missingQty: 1 },
      ])
    } finally {
      await stock(5)
    }
  })

  it('holds a bounded number of lines, and more of what it has', async () => {
    const { call, refused, cartId } = await shopper(shop().backend)
    const size = { cartId, productId: 'FELLBOOT1', upc: 'boot-snd-10' }
    const own = and(eq(variant.productId, size.productId), eq(variant.upc, size.upc))
    const stock = (quantity: number) => shop().database.sql.update(variant).set({ quantity }).where(own)
    await stock(largestCart + 1)
    try {
      const [first] = (await call(add, { body: size })).items
      const copies = Array.from({ length: largestCart - 1 }, (_, at) => ({
        ...getTableColumns(cartItem),
        id: sql<string>`${randomUUID()}::uuid`.as('id'),
        recipeId: sql<string>`${`recipe-${at}`}::text`.as('recipe_id'),
      }))
      for (const columns of copies) {
        const line = shop().database.sql.select(columns).from(cartItem)
        await shop()
          .database.sql.insert(cartItem)
          .select(line.where(eq(cartItem.id, first?.id ?? '')))
      }
      const { additionalInfo } = await refused('INV408', add, { body: { ...size, recipeId: 'one more' } })
      expect(additionalInfo).toEqual({ maxItems: largestCart })
      const { items } = await call(add, { body: size })
      expect(items).toHaveLength(largestCart)
      expect(items.find(({ id }) => id === first?.id)).toMatchObject({ qty: 2 })
    } finally {
      await stock(5)
    }
  })

  it('stores the customs code of a line that is written again', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    const body = { cartId: visitor.cartId, ...boot, precreatedCustomsCode: 'customs-2' }
    await visitor.call(add, { body })
    expect((await visitor.read()).items).toMatchObject([{ qty: 2, precreatedCustomsCode: 'customs-2' }])
  })

  it.each([['all', itemChange], ...each(itemChange, changedFields)])(
    'changes %s as it is read',
    async (_, fields) => {
      const visitor = await shopper(shop().backend)
      const { items } = await visitor.add('boot-frn-8')
      const path = { basketId: visitor.cartId }
      const body = { cartId: visitor.cartId, itemId: items[0]?.id ?? '', ...fields }
      expect(await visitor.call(change, { path, body })).toEqual(await visitor.read())
    },
  )

  it('creates an empty cart and removes a line as they are read', async () => {
    const visitor = createVisitor(shop().backend)
    await visitor.call('POST /token/v2/auth/token', {})
    const cart = await visitor.call('POST /cart/v1/cart', {})
    const read = () => visitor.call('GET /cart/v1/cart/{basketId}', { path: { basketId: cart.id } })
    expect(await read()).toEqual(cart)
    const { items } = await visitor.call(add, { body: { cartId: cart.id, ...boot } })
    const body = { cartId: cart.id, itemId: items[0]?.id ?? '' }
    expect(await visitor.call('DELETE /cart/v1/item', { body })).toEqual(await read())
  })
}
