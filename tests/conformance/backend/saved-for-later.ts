import { expect, it } from 'vitest'
import { largestList } from '#src/contract/wishlists/favorites.ts'
import { createWishlistStore } from '#src/backend/wishlists/wishlist-store.ts'
import { savedItem } from '#src/backend/wishlists/wishlist-tables.ts'
import { signedInCustomer } from './customers.ts'
import type { Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

const read = 'GET /wishlists/v2/saveForLater'
const save = 'POST /cart/v2/cart/{basketId}/saveForLater'
const add = 'POST /cart/v1/item'
const change = 'PUT /cart/v2/saveForLater'
const remove = 'DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}'

const boot = { productId: 'FELLBOOT1', upc: 'boot-frn-8' }
const nobodys = '00000000-0000-4000-8000-000000000000'

const giftOption = { to: 'Zoë', email: 'zoe@example.com', message: 'Für dich — 🎁' }

/** What a shopper may choose of a boot. */
const chosen = {
  ...boot,
  qty: 2,
  maxQty: 7,
  storeId: 'us-portland',
  recipeId: 'recipe-1',
  precreatedCustomsCode: 'customs-1',
  productImageURL: 'https://shop.test/boot.png',
  pdpUrl: '/en-us/p/boot-FELLBOOT1?color=FRN',
  giftOption,
}

/** Lines that move from the cart to the saved-for-later list, and back. */
export const describeSavedForLater = (shop: () => Shop): void => {
  const withSaved = async (item: object = boot) => {
    const visitor = await shopper(shop().backend)
    const { cartId } = visitor
    const { items } = await visitor.call(add, { body: { cartId, ...boot, ...item } })
    const itemId = items[0]?.id ?? ''
    const path = { basketId: cartId }
    const cart = await visitor.call(save, { path, body: { itemId } })
    const list = await visitor.call(read, {})
    return { ...visitor, path, itemId, line: items[0], cart, list, listId: list.saveForLaterId ?? '' }
  }
  type Saver = Awaited<ReturnType<typeof withSaved>>
  const takeBack = ({ call, cartId, listId, itemId }: Saver, rest: object = {}) =>
    call(add, { body: { cartId, ...boot, saveForLater: { saveForLaterId: listId, itemId }, ...rest } })

  it('has nothing at first, and needs a session', async () => {
    const visitor = await shopper(shop().backend)
    expect(await visitor.call(read, {})).toEqual({ items: [], total: 0 })
    await createVisitor(shop().backend).refused('AUT404', read, {})
  })

  it('takes nothing from the cart of an employee, who has no list', async () => {
    const employee = await signedInCustomer(shop(), {}, 'EMPLOYEE')
    const { id: cartId } = await employee.call('POST /cart/v1/cart', {})
    const { items } = await employee.call(add, { body: { cartId, ...boot } })
    const itemId = items[0]?.id ?? ''
    await employee.refused('WSH403', save, { path: { basketId: cartId }, body: { itemId } })
    expect(await employee.call(read, {})).toEqual({ items: [], total: 0 })
  })

  it('moves a line to the list, and shows it there as the catalogue has it today', async () => {
    const { itemId, cart, list, call } = await withSaved({ qty: 2 })
    expect(cart).toMatchObject({ items: [], totals: { total: 0 } })
    expect(list).toMatchObject({
      total: 1,
      items: [
        {
          itemId,
          ...boot,
          qty: 2,
          maxQty: 12,
          available: true,
          name: 'Fell Boot',
          currency: 'USD',
          price: { current: 13_000, original: 13_000 },
          attributes: [
            { label: 'Colour', value: 'Fern' },
            { label: 'Size', value: '8' },
          ],
          savedAt: '2026-06-01T10:00:00.000Z',
        },
      ],
    })
    expect(list.items[0]?.pageUrl).toBe('/en-us/p/fell-boot-FELLBOOT1?color=FRN')
    const german = await call(read, {}, 'de-de')
    expect(german).toMatchObject({ items: [{ name: 'Fell-Stiefel', currency: 'EUR' }] })
  })

  it('brings a line back just as it was', async () => {
    const visitor = await withSaved(chosen)
    const cart = await takeBack(visitor, { position: 0 })
    expect(cart.items).toEqual([visitor.line])
    const { storeId, ...answered } = chosen
    expect(cart.items).toMatchObject([{ ...answered, isCustoms: true }])
    expect(cart.items[0]?.shippingOptions[0]?.storeInfo?.id).toBe(storeId)
    expect(await visitor.read()).toEqual(cart)
    expect(await visitor.call(read, {})).toEqual({ saveForLaterId: visitor.listId, items: [], total: 0 })
  })

  it('brings the amount of a gift card back', async () => {
    const card = { productId: 'GIFTCARD01', upc: 'gift-card', customAmount: 7500, giftOption }
    const visitor = await withSaved(card)
    expect(visitor.list.items).toMatchObject([{ customAmount: 7500, price: { current: 7500 }, giftOption }])
    const cart = await takeBack(visitor, { productId: 'GIFTCARD01', upc: 'gift-card' })
    expect(cart.items).toMatchObject([{ customAmount: 7500, price: { rowTotal: 7500 }, giftOption }])
  })

  it('takes what is said on the way back, and keeps the rest', async () => {
    const visitor = await withSaved(chosen)
    const cart = await takeBack(visitor, { upc: 'boot-frn-9', qty: 3, storeId: 'us-seattle' })
    expect(cart.items).toMatchObject([
      { upc: 'boot-frn-9', qty: 3, recipeId: 'recipe-1', giftOption, id: visitor.itemId },
    ])
  })

  it('does a move that is asked for twice once, there and back', async () => {
    const visitor = await withSaved()
    const { call, path, itemId, cart, list } = visitor
    expect(await call(save, { path, body: { itemId } })).toEqual(cart)
    expect(await call(read, {})).toEqual(list)
    const back = await takeBack(visitor)
    expect(await takeBack(visitor)).toEqual(back)
    expect(await call(read, {})).toMatchObject({ total: 0 })
  })

  it('adds the units up where the same choice is there already', async () => {
    const visitor = await withSaved()
    await visitor.add('boot-frn-8', 3)
    const [line] = (await visitor.read()).items
    await visitor.call(save, { path: visitor.path, body: { itemId: line?.id ?? '' } })
    const list = await visitor.call(read, {})
    expect(list).toMatchObject({ total: 1, items: [{ itemId: line?.id, qty: 4 }] })
    await visitor.add('boot-frn-8', 2)
    const cart = await takeBack({ ...visitor, itemId: line?.id ?? '' })
    expect(cart.items).toMatchObject([{ qty: 6 }])
    expect(await visitor.call(read, {})).toMatchObject({ total: 0 })
  })

  it('leaves all as it is where there is not enough in stock, or the item is gone', async () => {
    const visitor = await withSaved({ qty: 10 })
    await visitor.add('boot-frn-8', 5)
    const before = await visitor.read()
    const body = { cartId: visitor.cartId, ...boot }
    const saveForLater = { saveForLaterId: visitor.listId, itemId: visitor.itemId }
    await visitor.refused('INV408', add, { body: { ...body, saveForLater } })
    await visitor.refused('WSH404', add, {
      body: { ...body, saveForLater: { ...saveForLater, itemId: nobodys } },
    })
    const socks = { ...body, productId: 'WOOLSOCKS', upc: 'socks' }
    await visitor.refused('WSH404', add, { body: { ...socks, saveForLater } })
    expect(await visitor.read()).toEqual(before)
    expect(await visitor.call(read, {})).toEqual(visitor.list)
  })

  it('knows what has sold out, and what has left the catalogue', async () => {
    const { call, listId } = await withSaved({ upc: 'boot-snd-10', qty: 5 })
    await shop()
      .database.sql.insert(savedItem)
      .values({
        id: crypto.randomUUID(),
        listId,
        savedAt: '2026-05-01T10:00:00.000Z',
        line: {
          ...{ productId: 'NOSUCH001', upc: 'gone', qty: 1, maxQty: 1, recipeId: '', storeId: '' },
          ...{ precreatedCustomsCode: '', giftOption: null, customAmount: 0 },
          ...{ productImageURL: '', pdpUrl: '' },
        },
      })
    const { items } = await call(read, {})
    expect(items).toMatchObject([{ available: true }, { productId: 'NOSUCH001', available: false }])
    expect(items[1]?.name).toBeUndefined()
    const changed = await call(change, {
      body: { saveForLaterId: listId, itemId: items[0]?.itemId ?? '', upc: 'boot-frn-10' },
    })
    expect(changed.items[0]).toMatchObject({ upc: 'boot-frn-10', available: false, maxQty: 0 })
  })

  it('changes variant and quantity of a saved item, which joins the same choice', async () => {
    const visitor = await withSaved({ qty: 2 })
    const { call, refused, listId: saveForLaterId, itemId } = visitor
    await visitor.add('boot-frn-9')
    const [line] = (await visitor.read()).items
    await call(save, { path: visitor.path, body: { itemId: line?.id ?? '', saveForLaterId } })
    const body = { saveForLaterId, itemId, productId: 'FELLBOOT1' }
    const { items } = await call(change, { body: { ...body, qty: 4 } })
    expect(items.map(({ qty }) => qty).toSorted()).toEqual([1, 4])
    expect(await call(change, { body: { ...body, upc: 'boot-frn-9' } })).toMatchObject({
      total: 1,
      items: [{ itemId, upc: 'boot-frn-9', qty: 5 }],
    })
    await refused('PLP400', change, { body: { ...body, upc: 'none' } })
    await refused('WSH404', change, { body: { ...body, productId: 'WOOLSOCKS' } })
    await refused('WSH404', change, { body: { ...body, itemId: nobodys } })
  })

  it('removes an item once', async () => {
    const { call, refused, listId, itemId } = await withSaved()
    const path = { saveForlaterId: listId, itemId }
    expect(await call(remove, { path })).toEqual({ saveForLaterId: listId, items: [], total: 0 })
    await refused('WSH404', remove, { path })
  })

  it('keeps lists and carts of others out of reach', async () => {
    const { listId, itemId } = await withSaved()
    const other = await withSaved()
    const saveForLater = { saveForLaterId: listId, itemId }
    await other.refused('WSH404', add, { body: { cartId: other.cartId, ...boot, saveForLater } })
    await other.refused('WSH404', remove, { path: { saveForlaterId: listId, itemId } })
    await other.refused('WSH404', change, { body: { saveForLaterId: listId, itemId, qty: 2 } })
    await other.refused('WSH404', save, { path: other.path, body: { itemId, saveForLaterId: listId } })
    await other.refused('ORD404', save, { path: other.path, body: { itemId } })
  })

  it('gives a part of a long list, and takes no more than it may hold', async () => {
    const visitor = await withSaved()
    const { call, refused, listId, path } = visitor
    const line = {
      ...{ productId: 'FELLBOOT1', qty: 1, maxQty: 9, recipeId: '', storeId: '', precreatedCustomsCode: '' },
      ...{ giftOption: null, customAmount: 0, productImageURL: '', pdpUrl: '' },
    }
    await shop()
      .database.sql.insert(savedItem)
      .values(
        Array.from({ length: largestList - 1 }, (_, at) => ({
          id: crypto.randomUUID(),
          listId,
          line: { ...line, upc: `once sold ${at}` },
          savedAt: '2026-05-01T10:00:00.000Z',
        })),
      )
    const part = await call(read, { query: { start: 190, count: 20 } })
    expect(part).toMatchObject({ total: largestList })
    expect(part.items).toHaveLength(10)
    const cart = await visitor.add('boot-frn-9')
    const itemId = cart.items[0]?.id ?? ''
    expect((await refused('WSH409', save, { path, body: { itemId } })).additionalInfo).toEqual({
      maxItems: largestList,
    })
    expect(await visitor.read()).toEqual(cart)
  })

  it('neither loses nor doubles a unit when moves come at once, from two processes', async () => {
    const visitor = await withSaved({ qty: 3 })
    const { path, itemId, cartId, listId } = visitor
    const second = createVisitor(shop().another())
    for (const [name, value] of visitor.cookies) second.cookies.set(name, value)
    const back = { cartId, ...boot, saveForLater: { saveForLaterId: listId, itemId } }
    await Promise.all(
      Array.from({ length: 16 }, (_, at) => {
        const tab = at % 2 === 0 ? visitor : second
        return at % 4 < 2
          ? tab.send('POST', '/cart/v1/item', { body: back })
          : tab.send('POST', `/cart/v2/cart/${path.basketId}/saveForLater`, { body: { itemId } })
      }),
    )
    const { items } = await visitor.read()
    const list = await visitor.call(read, {})
    expect([...items, ...list.items].map(({ qty }) => qty)).toEqual([3])
  })

  it('keeps a list that its owner looks at', async () => {
    const { call } = await withSaved()
    shop().setTime('2026-06-03T10:00:00.000Z')
    await call(read, {})
    shop().setTime('2026-06-01T10:00:00.000Z')
    await createWishlistStore(shop().database.sql).purge('2026-06-02T00:00:00.000Z')
    expect(await call(read, {})).toMatchObject({ total: 1 })
  })
}
