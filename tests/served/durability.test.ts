import { once } from 'node:events'
import { request } from 'node:http'
import { expect } from 'vitest'
import { guestAt, newGuest, type Guest } from '#tests/setup/guest.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { someProduct, type SomeProduct } from '#tests/setup/some-product.ts'
import { test } from './served-shop.ts'

/** Adds one unit after the other until the shop is gone; resolves to how many adds were acknowledged. */
async function addUntilGone(
  guest: Guest,
  product: SomeProduct,
  onAdd: (count: number) => void,
): Promise<number> {
  const body = { cartId: guest.cartId, productId: product.productId, upc: product.upc, qty: 1 }
  let acknowledged = 0
  for (;;) {
    const answer = await guest.call('POST', '/cart/v1/item', body).catch(() => undefined)
    const isWhole = await answer?.json().then(
      () => answer.ok,
      () => false,
    )
    if (!isWhole) return acknowledged
    acknowledged += 1
    onAdd(acknowledged)
  }
}

test('after kill -9 in a stream of adds every acknowledged item is there', async ({ data }) => {
  const shop = await startShop(data)
  const product = await someProduct(shop.url, 'en-us', 40)
  const guests = await Promise.all([newGuest(shop.url), newGuest(shop.url), newGuest(shop.url)])
  let total = 0
  let killed: Promise<unknown> | undefined
  const onAdd = () => {
    total += 1
    if (total === 90) killed = shop.end('SIGKILL')
  }
  const acknowledged = await Promise.all(guests.map((guest) => addUntilGone(guest, product, onAdd)))
  await killed
  expect(total).toBeGreaterThanOrEqual(90)

  const again = await startShop(data)
  for (const [index, guest] of guests.entries()) {
    const { items } = await guestAt(again.url, guest).cart()
    const stored = items.reduce((sum, { qty }) => sum + qty, 0)
    const promised = acknowledged[index] ?? 0
    expect(stored).toBeGreaterThanOrEqual(promised)
    expect(stored).toBeLessThanOrEqual(promised + 1)
  }
  await again.end('SIGTERM')
})

/**
 * Begins an add to the cart, and holds back half of its body once the shop has its head, until `finish`, which resolves to the answer's
 * status.
 */
async function beginAdd(
  shop: string,
  guest: Guest,
  product: SomeProduct,
): Promise<{ finish: () => Promise<number> }> {
  const body = JSON.stringify({
    cartId: guest.cartId,
    productId: product.productId,
    upc: product.upc,
    qty: 1,
  })
  const headers = { ...guest.headers, 'content-length': body.length, expect: '100-continue' }
  const outgoing = request(`${shop}/cart/v1/item`, { method: 'POST', headers })
  const answered = new Promise<number>((done, fail) => {
    outgoing.once('error', fail)
    outgoing.once('response', (answer) => done(answer.resume().statusCode ?? 0))
  })
  outgoing.flushHeaders()
  await once(outgoing, 'continue')
  outgoing.write(body.slice(0, 20))
  return {
    finish: () => {
      outgoing.end(body.slice(20))
      return answered
    },
  }
}

test('SIGTERM lets requests in flight finish, then ends with code 0', async ({ data }) => {
  const shop = await startShop(data)
  const product = await someProduct(shop.url)
  const guests = await Promise.all([newGuest(shop.url), newGuest(shop.url), newGuest(shop.url)])
  const adds = await Promise.all(guests.map((guest) => beginAdd(shop.url, guest, product)))
  const code = shop.end('SIGTERM')
  const isOpen = () =>
    fetch(`${shop.url}/en-us`).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
  expect(await Promise.all(adds.map((add) => add.finish()))).toEqual([200, 200, 200])
  expect(await code).toBe(0)
})

test('a second start takes up where the first stopped', async ({ data }) => {
  const first = await startShop(data)
  const product = await someProduct(first.url)
  const guest = await newGuest(first.url)
  const body = { cartId: guest.cartId, productId: product.productId, upc: product.upc, qty: 2 }
  expect((await guest.call('POST', '/cart/v1/item', body)).status).toBe(200)
  await first.end('SIGTERM')
  const second = await startShop(data)
  const { items } = await guestAt(second.url, guest).cart()
  expect(items).toMatchObject([{ upc: product.upc, qty: 2 }])
  await second.end('SIGTERM')
})
