import { afterEach, expect, it } from 'vitest'
import { stockReservation } from '#src/backend/catalogue/catalogue-tables.ts'
import { opening, type Shop } from './shop.ts'
import { createVisitor, shopper } from './visitor.ts'

const reserve = 'POST /cart/v1/reserveWithItem'
const inventory = 'GET /products/v2/products/{productId}/inventory'
const nobodys = '00000000-0000-4000-8000-000000000000'

const boot = { productId: 'FELLBOOT1', upc: 'boot-frn-8' }

/** Units that one cart has reserved. There are 12 of the boot. */
export const describeReservations = (shop: () => Shop): void => {
  afterEach(async () => {
    shop().setTime(opening)
    await shop().database.sql.delete(stockReservation)
  })

  const shopping = async () => {
    const visitor = await shopper(shop().backend)
    const take = (qty: number) => visitor.call(reserve, { body: { cartId: visitor.cartId, ...boot, qty } })
    return { ...visitor, take }
  }
  const unitsSeen = async () => {
    const { variants } = await createVisitor(shop().another()).call(inventory, {
      path: { productId: boot.productId },
    })
    return variants['FELLBOOT1-FRN-8']?.quantity
  }

  it('takes units away from all other carts, until they are free again', async () => {
    const first = await shopping()
    const other = await shopping()
    expect(await first.take(10)).toMatchObject({
      cartId: first.cartId,
      ...boot,
      qty: 10,
      expiresAt: '2026-06-01T10:15:00.000Z',
    })
    expect(await unitsSeen()).toBe(2)
    const wanted = { body: { cartId: other.cartId, ...boot, qty: 3 } }
    const { additionalInfo } = await other.refused('INV408', 'POST /cart/v1/item', wanted)
    expect(additionalInfo).toEqual({ maxAllowedQty: 2 })
    expect((await first.add('boot-frn-8', 12)).items).toMatchObject([{ qty: 12 }])
    shop().setTime('2026-06-01T10:15:00.000Z')
    expect((await other.call('POST /cart/v1/item', wanted)).items).toMatchObject([{ qty: 3 }])
    expect(await unitsSeen()).toBe(12)
  })

  it('replaces what the cart has reserved before', async () => {
    const { take } = await shopping()
    const { reservationId } = await take(10)
    shop().setTime('2026-06-01T10:05:00.000Z')
    expect(await take(4)).toMatchObject({ reservationId, qty: 4, expiresAt: '2026-06-01T10:20:00.000Z' })
    expect(await unitsSeen()).toBe(8)
  })

  it('never promises a unit twice, however many ask at once', async () => {
    const visitors = await Promise.all(Array.from({ length: 8 }, shopping))
    const statuses = await Promise.all(
      visitors.map(async ({ send, cartId }) => {
        const body = { cartId, ...boot, qty: 5 }
        return (await send('POST', '/cart/v1/reserveWithItem', { body })).status
      }),
    )
    expect(statuses.toSorted()).toEqual([200, 200, ...Array<number>(6).fill(409)])
    expect(await unitsSeen()).toBe(2)
  })

  it('bounds what all carts of a session reserve of a variant together', async () => {
    const plenty = { ...boot, upc: 'boot-frn-9' }
    const { call, refused, send, cartId } = await shopping()
    const take = (id: string, qty: number) => call(reserve, { body: { cartId: id, ...plenty, qty } })
    const most = async (id: string, qty: number) =>
      (await refused('INV408', reserve, { body: { cartId: id, ...plenty, qty } })).additionalInfo
    const { id: second } = await call('POST /cart/v1/cart', {})
    await take(cartId, 7)
    expect(await most(second, 6)).toEqual({ maxAllowedQty: 5 })
    await take(second, 5)
    const { id: third } = await call('POST /cart/v1/cart', {})
    expect(await most(third, 1)).toEqual({ maxAllowedQty: 0 })
    await take(cartId, 4)
    await take(third, 3)
    await call(reserve, { body: { cartId: third, ...boot, qty: 12 } })
    const other = await shopping()
    await other.call(reserve, { body: { cartId: other.cartId, ...plenty, qty: 12 } })
    shop().setTime('2026-06-01T10:15:00.000Z')
    const statuses = await Promise.all(
      [cartId, second, third].map(async (id) => {
        const body = { cartId: id, ...plenty, qty: 12 }
        return (await send('POST', '/cart/v1/reserveWithItem', { body })).status
      }),
    )
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  it('refuses what there is not, and carts of others', async () => {
    const first = await shopping()
    await first.take(12)
    const { refused, cartId } = await shopping()
    await refused('INV701', reserve, { body: { cartId, ...boot } })
    await refused('INV408', reserve, { body: { cartId, ...boot, upc: 'boot-snd-8', qty: 3 } })
    const { additionalInfo } = await refused('INV408', reserve, {
      body: { cartId, ...boot, upc: 'boot-frn-9', qty: 13 },
    })
    expect(additionalInfo).toEqual({ maxAllowedQty: 12 })
    await refused('ORD404', reserve, { body: { cartId, ...boot, upc: 'none' } })
    const tee = { productId: 'TEESHIRT01', upc: 'tee' }
    await refused('INV702', reserve, { body: { cartId, ...tee } }, 'de-de')
    await refused('BSK404', reserve, { body: { cartId: nobodys, ...boot } })
    await refused('BSK404', reserve, { body: { cartId: first.cartId, ...boot } })
  })

  it('reserves on the shelf of the store where the item is picked up', async () => {
    const collecting = async (qty: number) => {
      const visitor = await shopping()
      const body = { cartId: visitor.cartId, ...boot, qty, storeId: 'us-portland' }
      const cart = await visitor.call('POST /cart/v1/item', { body })
      return { ...visitor, held: cart.items[0]?.shippingOptions[0]?.storeInfo?.storeInventory }
    }
    const first = await collecting(3)
    expect(first.held).toBe(4)
    expect(await first.take(3)).toMatchObject({ storeId: 'us-portland', qty: 3 })
    expect(await unitsSeen()).toBe(12)
    const other = await collecting(1)
    expect(other.held).toBe(1)
    const wanted = { body: { cartId: other.cartId, ...boot, qty: 2 } }
    expect((await other.refused('INV408', reserve, wanted)).additionalInfo).toEqual({ maxAllowedQty: 1 })
    const shipped = await shopping()
    expect(await shipped.take(12)).not.toHaveProperty('storeId')
    shop().setTime('2026-06-01T10:15:00.000Z')
    expect((await collecting(4)).held).toBe(4)
  })

  it('holds units of a variant for a cart at one place', async () => {
    const { call, refused, take, cartId } = await shopping()
    const { id: second } = await call('POST /cart/v1/cart', {})
    await take(12)
    const body = { cartId, ...boot, qty: 3, storeId: 'us-portland' }
    const { items } = await call('POST /cart/v1/item', { body })
    await refused('INV408', reserve, { body: { cartId, ...boot, qty: 5 } })
    expect(await unitsSeen()).toBe(0)
    await take(3)
    expect(await unitsSeen()).toBe(12)
    const more = { body: { cartId: second, ...boot, qty: 10 } }
    expect((await refused('INV408', reserve, more)).additionalInfo).toEqual({ maxAllowedQty: 9 })
    await call('DELETE /cart/v1/item', { body: { cartId, itemId: items[0]?.id ?? '' } })
    await take(2)
    expect(await shop().database.sql.select().from(stockReservation)).toMatchObject([{ storeId: '', qty: 2 }])
  })

  it('reserves nothing of what never runs out', async () => {
    const { call, cartId } = await shopping()
    const body = { cartId, productId: 'GIFTCARD01', upc: 'gift-card', qty: 500 }
    expect(await call(reserve, { body })).toMatchObject({ qty: 500 })
    expect(await shop().database.sql.select().from(stockReservation)).toEqual([])
  })
}
