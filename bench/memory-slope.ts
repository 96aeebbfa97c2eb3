import { setTimeout as wait } from 'node:timers/promises'
import type { ShopProcess } from '../scripts/shop-process.ts'
import { newGuest } from '#tests/setup/guest.ts'
import { someProduct, type SomeProduct } from '#tests/setup/some-product.ts'
import { atMost, plain, shown, type Figure } from './figure.ts'
import { residentMemory } from './memory.ts'
import { pageAddresses } from './page-addresses.ts'

type Sample = { hours: number; mb: number }

/** What caches and compiled code take until they are full is no growth. */
const settledAfter = 0.25
const pauseMs = 1_000
const growthPerHour = 5

/** What one shopper does: looks at pages, searches, fills a cart, saves a line for later, loves a product, and asks for what is not there. */
const visit = async (shop: string, addresses: readonly string[], product: SomeProduct, at: number) => {
  const { productId, upc } = product
  const page = (step: number) => addresses[(at * 7 + step * 13) % addresses.length] ?? shop
  const read = async (address: string) =>
    (await fetch(address, { headers: { accept: 'text/html' } })).arrayBuffer()
  for (const step of [0, 1, 2, 3]) await read(page(step))
  await read(`${shop}/en-us/search?q=boot%20${at}`)
  await read(`${shop}/en-us/p/nothing-${at}`)
  const { call, cart, cartId } = await newGuest(shop)
  await call('POST', '/cart/v1/item', { cartId, productId, upc, qty: 2 })
  await call('PUT', '/cart/v1/coupon', { cartId, code: `NONE${at}` })
  await call('POST', '/wishlists/v2/favorites', { id: productId })
  const itemId = (await cart()).items[0]?.id
  await call('POST', `/cart/v2/cart/${cartId}/saveForLater`, { itemId })
}

/** Megabytes an hour by least squares. */
export const slopeOf = (samples: readonly Sample[]): number => {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [hours, mb] = [mean((sample) => sample.hours), mean((sample) => sample.mb)]
  const spread = mean((sample) => (sample.hours - hours) ** 2)
  return spread === 0 ? 0 : mean((sample) => (sample.hours - hours) * (sample.mb - mb)) / spread
}

/** Whether a shop's memory grows under a light mixed load that goes on for so many minutes. */
export async function memorySlope(
  { url: shop, pid }: ShopProcess,
  engine: string,
  minutes: number,
): Promise<Figure[]> {
  const [addresses, product] = await Promise.all([pageAddresses(shop), someProduct(shop)])
  const start = performance.now()
  const hoursSince = () => (performance.now() - start) / 3_600_000
  const samples: Sample[] = []
  for (let at = 0; hoursSince() * 60 < minutes; at += 1) {
    await visit(shop, addresses, product, at)
    const memory = await residentMemory(pid)
    if (memory) samples.push({ hours: hoursSince(), mb: memory.nowMb })
    await wait(pauseMs)
  }
  const settled = samples.slice(Math.floor(samples.length * settledAfter))
  return [
    plain(`visits on ${engine} in ${minutes} minutes`, String(samples.length)),
    plain('memory, first and last', `${shown(settled[0]?.mb ?? 0)} and ${shown(settled.at(-1)?.mb ?? 0)} MB`),
    atMost('growth', slopeOf(settled), growthPerHour, 'MB/h'),
  ]
}
