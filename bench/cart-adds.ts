import { newGuest } from '#tests/setup/guest.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { atLeast, atMost, plain, type Figure } from './figure.ts'
import { runLoad, type LoadPlan } from './load-plan.ts'

const connections = 10

/** Adds to ten guests' carts through the API, one guest a connection; half the adds are of another variant. */
export async function cartAdds(shop: string, engine: string, goal: number): Promise<Figure[]> {
  const { productId, upcs } = await someProduct(shop)
  const requests: LoadPlan['requests'] = []
  for (let index = 0; index < connections; index += 1) {
    const { headers, cartId } = await newGuest(shop)
    const body = JSON.stringify({ cartId, productId, upc: upcs[index % 2] ?? upcs[0], qty: 1 })
    requests.push({ url: `${shop}/cart/v1/item`, method: 'POST', headers, body })
  }
  const report = await runLoad({ requests, warmUpSeconds: 2, seconds: 8 })
  const figures = [
    atLeast(`add to cart on ${engine}, ${connections} connections`, report.perSecond, goal, 'adds/s'),
    atMost(`add to cart on ${engine}: p99`, report.p99Ms, 40, 'ms'),
  ]
  if (report.failures > 0) figures.push(plain(`add to cart on ${engine}: refused`, String(report.failures)))
  return figures
}

/** SQL statements of one add to a cart that has an item, transaction control included. `count` gives all so far. */
export async function statementsOfAnAdd(shop: string, count: () => number): Promise<Figure> {
  const { productId, upcs } = await someProduct(shop)
  const guest = await newGuest(shop)
  const add = () =>
    guest.call('POST', '/cart/v1/item', { cartId: guest.cartId, productId, upc: upcs[0], qty: 1 })
  await add()
  await settled()
  const before = count()
  await add()
  await settled()
  return atMost('SQL statements of an add, begin and commit included', count() - before, 4, '')
}

/** The database's log arrives a moment after its answer. */
function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done, 500))
}
