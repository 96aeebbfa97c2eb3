import { expect, it } from 'vitest'
import { cartCalls } from '#src/contract/cart/cart-calls.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

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
  storeId: 'store-1',
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
  storeId: 'store-2',
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

/** What a call that writes answers is what the next read says. */
export const describeCartWrites = (shop: () => Shop): void => {
  it('is tried with every field of every call', () => {
    const fieldsOf = (key: typeof add | typeof addFirst | typeof change) =>
      Object.keys(cartCalls[key].body.shape)
    const ofItem = ['productId', 'upc', 'customAmount', ...newFields]
    expect(ofItem.toSorted()).toEqual(fieldsOf(addFirst).sort())
    expect(['cartId', 'saveForLater', ...ofItem].sort()).toEqual(fieldsOf(add).sort())
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
