import { rm } from 'node:fs/promises'
import { guestAt, newGuest, type Guest } from '#tests/setup/guest.ts'
import { startShop } from '#tests/setup/shop-process.ts'
import { someProduct, type SomeProduct } from '#tests/setup/some-product.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { expect, test } from './shop-test.ts'

test.describe.configure({ timeout: 180_000 })

let data: string

test.beforeEach(async () => {
  data = await temporaryFolder('welt-durability-')
})

test.afterEach(async () => {
  await rm(data, { recursive: true, force: true })
})

/** Adds one unit after the other until the shop is gone; resolves to how many adds were acknowledged. */
async function addUntilGone(
  guest: Guest,
  product: SomeProduct,
  onAdd: (count: number) => void,
): Promise<number> {
  const body = { cartId: guest.cartId, productId: product.productId, upc: product.upcs[0], qty: 1 }
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

test('after kill -9 in a stream of adds every acknowledged item is there', async () => {
  const shop = await startShop(data)
  const product = await someProduct(shop.url)
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
    const kept = items.reduce((sum, { qty }) => sum + qty, 0)
    const promised = acknowledged[index] ?? 0
    expect(kept).toBeGreaterThanOrEqual(promised)
    expect(kept).toBeLessThanOrEqual(promised + 1)
  }
  await again.end('SIGTERM')
})

test('SIGTERM lets requests in flight finish, then ends with code 0', async () => {
  const shop = await startShop(data)
  const product = await someProduct(shop.url)
  const pages = Array.from({ length: 30 }, () => fetch(shop.url + product.url))
  await Promise.race(pages)
  const code = shop.end('SIGTERM')
  const statuses = await Promise.all(pages.map(async (page) => (await page).status))
  expect(statuses).toEqual(Array.from({ length: 30 }, () => 200))
  expect(await code).toBe(0)
})

test('a second start takes up where the first stopped', async () => {
  const first = await startShop(data)
  const product = await someProduct(first.url)
  const guest = await newGuest(first.url)
  const body = { cartId: guest.cartId, productId: product.productId, upc: product.upcs[0], qty: 2 }
  expect((await guest.call('POST', '/cart/v1/item', body)).status).toBe(200)
  await first.end('SIGTERM')
  const second = await startShop(data)
  const { items } = await guestAt(second.url, guest).cart()
  expect(items).toMatchObject([{ upc: product.upcs[0], qty: 2 }])
  await second.end('SIGTERM')
})
