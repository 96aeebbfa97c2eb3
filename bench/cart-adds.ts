import type { ShopProcess } from '../scripts/shop-process.ts'
import { newGuest } from '#tests/setup/guest.ts'
import { productsOf, someProduct } from '#tests/setup/some-product.ts'
import { cpuTimeMs } from './cpu-time.ts'
import { atLeast, atMost, plain, shown, type Figure } from './figure.ts'
import { runLoad, type Sent } from './load-plan.ts'

const connections = 10
const cartsPerConnection = 12
const linesPerCart = 6
const warmUpSeconds = 2
const seconds = 8
/** Stock a variant must have to be added again and again. */
const units = 40

/**
 * Adds to carts through the API. Every connection goes round its own guests' carts, adding one unit of one of six
 * variants at a time, so that neither stock nor the size of a cart sets the pace.
 */
export async function cartAdds(
  { url: shop, pid }: ShopProcess,
  engine: string,
  goal: number,
): Promise<Figure[]> {
  const items: { productId: string; upc: string }[] = []
  for await (const { productId, upc } of productsOf(shop, 'en-us', units, linesPerCart)) {
    items.push({ productId, upc })
  }
  const requests = await Promise.all(Array.from({ length: connections }, () => addsOf(shop, items)))
  const before = await cpuTimeMs(pid)
  const report = await runLoad({ requests, warmUpSeconds, seconds })
  const after = await cpuTimeMs(pid)
  const figures = [
    atLeast(`add to cart on ${engine}, ${connections} connections`, report.perSecond, goal, 'adds/s'),
    atMost(`add to cart on ${engine}: p99`, report.p99Ms, 40, 'ms'),
  ]
  // Those of the warm-up come about as fast.
  const adds = report.perSecond * (warmUpSeconds + seconds)
  if (before !== undefined && after !== undefined)
    figures.push(plain(`add to cart on ${engine}: processor time`, `${shown((after - before) / adds)} ms`))
  if (report.failures > 0) figures.push(plain(`add to cart on ${engine}: refused`, String(report.failures)))
  return figures
}

async function addsOf(shop: string, items: { productId: string; upc: string }[]): Promise<Sent[]> {
  const adds: Sent[] = []
  for (let cart = 0; cart < cartsPerConnection; cart += 1) {
    const { headers, cartId } = await newGuest(shop)
    for (const item of items) {
      const body = JSON.stringify({ cartId, ...item, qty: 1 })
      adds.push({ url: `${shop}/cart/v1/item`, method: 'POST', headers, body })
    }
  }
  return adds
}

/** SQL statements of one add to a cart that has an item, transaction control included. `executed` are all so far. */
export async function statementsOfAnAdd(shop: string, executed: readonly string[]): Promise<Figure[]> {
  const { productId, upc } = await someProduct(shop)
  const guest = await newGuest(shop)
  const add = () => guest.call('POST', '/cart/v1/item', { cartId: guest.cartId, productId, upc, qty: 1 })
  await add()
  await settled()
  const before = executed.length
  await add()
  await settled()
  return [atMost('SQL statements of an add, begin and commit included', executed.length - before, 4, '')]
}

/** The database's log arrives a moment after its answer. */
function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done, 500))
}
