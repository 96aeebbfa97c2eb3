import { atMost, plain, shown, type Figure } from './figure.ts'
import { runLoad, type Sent } from './load-plan.ts'
import { coldAddresses } from './cold-pictures.ts'

const connections = 200
const seconds = 10
/** Milliseconds between a response and the next request of a connection: 200 shoppers who go from page to page at once. */
const pauseMs = 500
const pictures = 40

/** A proxy tells clients apart; each connection is one. */
const headersOf = (client: number): Record<string, string> => ({
  accept: 'text/html',
  'accept-encoding': 'br',
  'x-forwarded-for': `203.0.113.${client}`,
})

/** Four pages that are held, then a search, which is rendered for each visitor. */
const roundOf = (shop: string, held: readonly string[], client: number): Sent[] =>
  [...held.slice(0, 4), `/en-us/search?q=boot%20${client}`].map((path) => ({
    url: shop + path,
    method: 'GET',
    headers: headersOf(client),
  }))

/**
 * Four of five pages held and one rendered, on 200 connections at once, without and with pictures that are made meanwhile.
 * @param shop address of a shop that trusts this machine as a proxy
 */
export async function mixedLoad(shop: string, held: readonly string[]): Promise<Figure[]> {
  const requests = Array.from({ length: connections }, (_, client) => roundOf(shop, held, client))
  const run = () => runLoad({ requests, warmUpSeconds: 3, seconds, pauseMs })
  const health = { url: `${shop}/healthz`, method: 'GET' as const, headers: headersOf(connections) }
  const alone = await run()
  const addresses = (await coldAddresses(shop)).slice(0, pictures)
  const made = addresses.map((url) =>
    fetch(url, { headers: { accept: 'image/avif' } }).catch(() => undefined),
  )
  const probe = await runLoad({ requests: [[health]], warmUpSeconds: 0, seconds, pauseMs: 10 })
  await Promise.all(made)
  return [
    plain('sent in a second', `${shown(alone.perSecond)} requests`),
    atMost('80 % held, 20 % rendered, 200 connections: p99', alone.p99Ms, 100, 'ms'),
    plain('p50', `${shown(alone.p50Ms)} ms`),
    atMost('failed', alone.failures, 0, ''),
    atMost('/healthz while pictures are made: p99', probe.p99Ms, 30, 'ms'),
  ]
}
