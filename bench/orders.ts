import { z } from 'zod'
import type { ShopProcess } from '../scripts/shop-process.ts'
import { newGuest, type Guest } from '#tests/setup/guest.ts'
import { productsOf } from '#tests/setup/some-product.ts'
import { cpuTimeMs } from './cpu-time.ts'
import { atLeast, atMost, plain, shown, type Figure } from './figure.ts'
import { runLoad, type Sent } from './load-plan.ts'

const connections = 10
const ordersPerConnection = 120
/** Stock a variant must have, so that each of the orders finds some. */
const units = 40
const itemCount = 60

const home = {
  firstName: 'Anna',
  lastName: 'Berg',
  email: 'anna.berg@example.com',
  addressLine1: '12 Harbour Street',
  city: 'San Francisco',
  province: 'CA',
  postalCode: '94105',
  countryCode: 'US',
  phone: '4155550100',
}

type Item = { productId: string; upc: string }

/** A guest whose cart of one item goes home, and the card they pay with. */
const readyToOrder = async (shop: string, item: Item): Promise<{ guest: Guest; token: string }> => {
  const guest = await newGuest(shop)
  const { cartId } = guest
  const addresses = [{ ...home, shippingId: 'me' }]
  const card = { number: '4111 1111 1111 1111', expiry: '03/39', code: '737' }
  await guest.call('POST', '/cart/v1/item', { cartId, ...item, qty: 1 })
  await guest.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses })
  const made: unknown = await (await guest.call('POST', '/acquirer/v1/cards', card)).json()
  return { guest, token: z.object({ token: z.string() }).parse(made).token }
}

const bodyOf = ({ guest, token }: Awaited<ReturnType<typeof readyToOrder>>) => ({
  cartId: guest.cartId,
  billingAddress: home,
  paymentMethod: { code: 'CREDIT_CARD', additionalData: { token } },
})

const stockedItems = async (shop: string): Promise<[Item, ...Item[]]> => {
  const items: Item[] = []
  for await (const { productId, upc } of productsOf(shop, 'en-us', units, itemCount))
    items.push({ productId, upc })
  const [first, ...others] = items
  if (!first) throw new Error(`The shop has no product with ${units} units in stock`)
  return [first, ...others]
}

/** Places orders through the API, each of a guest's own cart of one item, paid by card at the embedded acquirer. */
export const orderPlacing = async ({ url: shop, pid }: ShopProcess, engine: string): Promise<Figure[]> => {
  const items = await stockedItems(shop)
  const requests = await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const round: Sent[] = []
      for (let at = 0; at < ordersPerConnection; at += 1) {
        const item = items[(connection + at * connections) % items.length] ?? items[0]
        const ready = await readyToOrder(shop, item)
        const body = JSON.stringify(bodyOf(ready))
        const { headers } = ready.guest
        round.push({ url: `${shop}/cart/v2/checkout/order`, method: 'PUT', headers, body })
      }
      return round
    }),
  )
  const before = await cpuTimeMs(pid)
  const report = await runLoad({ requests, warmUpSeconds: 1, seconds: 60, isOnce: true })
  const after = await cpuTimeMs(pid)
  const name = `place an order on ${engine}`
  const figures = [
    atLeast(`${name}, ${connections} connections`, report.perSecond, 100, 'orders/s'),
    atMost(`${name}: p99`, report.p99Ms, 150, 'ms'),
    atMost(`${name}: refused`, report.failures, 0, ''),
  ]
  const spent = before === undefined || after === undefined ? undefined : after - before
  if (spent !== undefined) {
    const perOrder = spent / (connections * ordersPerConnection)
    const share = (perOrder * report.perSecond) / 1000
    figures.push(
      plain(`${name}: processor time of the shop`, `${shown(perOrder)} ms`),
      plain(`${name}: share of the time that the shop's processor is busy`, shown(share)),
    )
  }
  return figures
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 500))

/** What statements of an order are for, by what they name; the first that fits, and else the order itself. */
const causes: readonly (readonly [name: string, names: RegExp])[] = [
  ['begin and commit', /^(begin|commit)/i],
  ['rate limiters', /"rate_limit"/],
  ['embedded acquirer, in place of a service', /"acquirer_/],
  ['mail and its job', /pgboss/],
]

/** SQL statements of an order, transaction control included, and how many each cause has. `executed` are all so far. */
export const statementsOfAnOrder = async (shop: string, executed: readonly string[]): Promise<Figure[]> => {
  const [item] = await stockedItems(shop)
  const ready = [await readyToOrder(shop, item), await readyToOrder(shop, item)]
  let own: readonly string[] = []
  // The first of a process makes ready what later ones find.
  for (const one of ready) {
    await settled()
    const before = executed.length
    const placed = await one.guest.call('PUT', '/cart/v2/checkout/order', bodyOf(one))
    if (!placed.ok) throw new Error(await placed.text())
    await settled()
    own = executed.slice(before)
  }
  const rest = 'the order itself'
  const causeOf = (statement: string): string =>
    causes.find(([, names]) => names.test(statement.trim()))?.[0] ?? rest
  return [
    atMost('SQL statements of an order, begin and commit included', own.length, 15, ''),
    ...[rest, ...causes.map(([name]) => name)].map((name) =>
      plain(`SQL statements: ${name}`, String(own.filter((one) => causeOf(one) === name).length)),
    ),
  ]
}
