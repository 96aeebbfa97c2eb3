import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { cartSchema } from '#src/contract/cart/cart.ts'
import type { Shop } from './shop.ts'
import { createVisitor, refusal, shopper, type Visitor } from './visitor.ts'

const item = { productId: 'FELLBOOT1', upc: 'boot-frn-9' }
const favorites = '/wishlists/v2/favorites'
const saved = '/cart/v2/saveForLater'

/** Changes of a cart or a list that are sent again with the key of the first. */
export const describeRepeatedRequests = (shop: () => Shop): void => {
  const keyed = (visitor: Pick<Visitor, 'send'>, key: string, method: string, path: string, body?: object) =>
    visitor.send(method, path, { body, headers: { 'idempotency-key': key } })
  const otherProcess = ({ cookies }: Visitor) => {
    const other = createVisitor(shop().another())
    for (const [name, value] of cookies) other.cookies.set(name, value)
    return other
  }

  it('are made once, and answered with the cart as it is now', async () => {
    const visitor = await shopper(shop().backend)
    const body = { ...item, cartId: visitor.cartId }
    expect((await keyed(visitor, 'one', 'POST', '/cart/v1/item', body)).status).toBe(200)
    await visitor.add('boot-frn-8')
    for (const again of [visitor, otherProcess(visitor)]) {
      const answer = await keyed(again, 'one', 'POST', '/cart/v1/item', body)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ version: 3, totals: { totalUnits: 2 } })
    }
    expect((await keyed(visitor, 'two', 'POST', '/cart/v1/item', body)).status).toBe(200)
    expect(await visitor.read()).toMatchObject({ version: 4, totals: { totalUnits: 3 } })
  })

  it('are made once however many come at the same time, to two processes', async () => {
    const visitor = await shopper(shop().backend)
    const tabs = [visitor, otherProcess(visitor)]
    const body = { ...item, cartId: visitor.cartId }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        keyed(tabs[index % 2] ?? visitor, 'one', 'POST', '/cart/v1/item', body),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await visitor.read()).toMatchObject({ version: 2, totals: { totalUnits: 1 } })
  })

  it('remove a line once, and take off a coupon once', async () => {
    const visitor = await shopper(shop().backend)
    const { items } = await visitor.add('boot-frn-9')
    const body = { cartId: visitor.cartId, itemId: items[0]?.id }
    for (let time = 0; time < 3; time += 1)
      expect((await keyed(visitor, 'one', 'DELETE', '/cart/v1/item', body)).status).toBe(200)
    await refusal(await keyed(visitor, 'two', 'DELETE', '/cart/v1/item', body), 'ORD404')
  })

  it('make one cart, empty or with an item, which belongs to its session', async () => {
    const visitor = createVisitor(shop().backend)
    await visitor.call('POST /token/v2/auth/token', {})
    const ids = new Set<string>()
    for (const [path, body] of [
      ['/cart/v1/cart', undefined],
      ['/cart/v1/cartWithItem', item],
    ] as const)
      for (const tab of [visitor, otherProcess(visitor), visitor]) {
        const answer = await keyed(tab, `new ${path}`.replace(' ', '-'), 'POST', path, body)
        expect(answer.status).toBe(200)
        const { id, totals } = cartSchema.parse(await answer.json())
        ids.add(id)
        expect(totals.totalUnits).toBe(body ? 1 : 0)
      }
    expect(ids.size).toBe(2)
    const other = createVisitor(shop().backend)
    await other.call('POST /token/v2/auth/token', {})
    const theirs = await keyed(other, 'new-/cart/v1/cart', 'POST', '/cart/v1/cart')
    expect(ids.has(cartSchema.parse(await theirs.json()).id)).toBe(false)
  })

  it('are answered with the cart they made, though its item has sold out since', async () => {
    const visitor = createVisitor(shop().backend)
    await visitor.call('POST /token/v2/auth/token', {})
    const own = and(eq(variant.productId, 'FELLBOOT1'), eq(variant.upc, 'boot-snd-10'))
    const stock = (quantity: number) => shop().database.sql.update(variant).set({ quantity }).where(own)
    const create = (key: string, qty = 1) =>
      keyed(visitor, key, 'POST', '/cart/v1/cartWithItem', { ...item, upc: 'boot-snd-10', qty })
    const made = await create('one')
    await stock(0)
    try {
      const again = await create('one')
      expect(again.status).toBe(200)
      expect(cartSchema.parse(await again.json()).id).toBe(cartSchema.parse(await made.json()).id)
      await refusal(await create('one', 2), 'API422')
      await refusal(await create('two'), 'INV701')
    } finally {
      await stock(5)
    }
  })

  it('change the favorites once, however many come at the same time', async () => {
    const visitor = createVisitor(shop().backend)
    await visitor.call('POST /token/v2/auth/token', {})
    const tabs = [visitor, otherProcess(visitor)]
    const add = (key: string, qty: number) =>
      Promise.all(
        [...tabs, ...tabs].map((tab) => keyed(tab, key, 'POST', favorites, { id: 'FELLBOOT1', qty })),
      )
    expect((await add('one', 1)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await add('two', 2)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await add('one', 1)
    const { favoriteId, items } = await visitor.call('GET /wishlists/v2/favorites', {})
    expect(items).toMatchObject([{ qty: 2 }])
    const path = `${favorites}/${favoriteId}/items/${items[0]?.itemId}`
    for (const tab of [...tabs, visitor]) expect((await keyed(tab, 'three', 'DELETE', path)).status).toBe(200)
    await refusal(await keyed(visitor, 'four', 'DELETE', path), 'WSH404')
    await refusal(await keyed(visitor, 'three', 'POST', favorites, { id: 'FELLBOOT1' }), 'API422')
  })

  it('change what is saved for later once', async () => {
    const visitor = await shopper(shop().backend)
    const save = async (upc: string, qty: number) => {
      const { items } = await visitor.add(upc, qty)
      const body = { itemId: items[0]?.id ?? '' }
      await visitor.call('POST /cart/v2/cart/{basketId}/saveForLater', {
        path: { basketId: visitor.cartId },
        body,
      })
      return body
    }
    const { itemId } = await save('boot-frn-8', 1)
    await save('boot-frn-9', 3)
    const { saveForLaterId } = await visitor.call('GET /wishlists/v2/saveForLater', {})
    const joined = { saveForLaterId, itemId, upc: 'boot-frn-9', qty: 2 }
    for (const tab of [visitor, otherProcess(visitor)]) {
      const answer = await keyed(tab, 'one', 'PUT', saved, joined)
      expect(await answer.json()).toMatchObject({ total: 1, items: [{ itemId, qty: 5 }] })
    }
    await refusal(await keyed(visitor, 'one', 'PUT', saved, { ...joined, qty: 4 }), 'API422')
    const path = `${saved}/${saveForLaterId}/items/${itemId}`
    for (const tab of [visitor, otherProcess(visitor)])
      expect((await keyed(tab, 'two', 'DELETE', path)).status).toBe(200)
    await refusal(await keyed(visitor, 'three', 'DELETE', path), 'WSH404')
  })

  it('are refused where the key was given to another request, or is none', async () => {
    const visitor = await shopper(shop().backend)
    const body = { ...item, cartId: visitor.cartId }
    await keyed(visitor, 'one', 'POST', '/cart/v1/item', body)
    const otherBody = { ...body, qty: 2 }
    await refusal(await keyed(visitor, 'one', 'POST', '/cart/v1/item', otherBody), 'API422')
    const coupon = { cartId: visitor.cartId, code: 'one' }
    await refusal(await keyed(visitor, 'one', 'DELETE', '/cart/v1/coupon', coupon), 'API422')
    for (const key of ['', 'two words', 'x'.repeat(129)])
      await refusal(await keyed(visitor, key, 'POST', '/cart/v1/item', body), 'ATTR200')
    expect(await visitor.read()).toMatchObject({ totals: { totalUnits: 1 } })
  })

  it('are tried anew where the first was refused', async () => {
    const visitor = await shopper(shop().backend)
    const body = { ...item, cartId: visitor.cartId, maxQty: 1, qty: 2 }
    for (let time = 0; time < 2; time += 1)
      await refusal(await keyed(visitor, 'one', 'POST', '/cart/v1/item', body), 'INV408')
  })
}
