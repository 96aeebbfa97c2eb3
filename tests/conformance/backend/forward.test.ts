import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { createForwarder } from '#src/backend/api/forward.ts'
import { freshDatabase } from '#tests/setup/postgres.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { patience } from '#tests/setup/patience.ts'
import { openShop, type Shop } from './shop.ts'
import { createVisitor, refusal, shopper } from './visitor.ts'

const forwarder = (origin: string, send: typeof fetch = fetch, deadlineMs = patience) =>
  createForwarder({ origin, fetch: send, deadlineMs, log: silentLog, newId: randomId })

/** A remote that answers as it is told. */
const listen = (listener: RequestListener): Promise<{ origin: string; close: () => void }> => {
  const server = createServer(listener)
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      done({
        origin: `http://127.0.0.1:${port}`,
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      })
    })
  })
}

let shop: Shop
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await freshDatabase()
  drop = database.drop
  shop = await openShop({ url: database.url })
})

afterAll(async () => {
  await shop.close()
  await drop()
})

it('lets a shopper shop in another shop', async () => {
  const front = forwarder('http://remote.test', (url, init) => shop.backend.fetch(new Request(url, init)))
  const visitor = await shopper(front)
  await visitor.add('boot-frn-8', 2)
  expect(await visitor.read('en-gb')).toMatchObject({ currency: 'GBP', totals: { totalUnits: 2 } })
  expect(visitor.cookies.get('welt_visitor')).toContain(visitor.cartId)
  const body = { cartId: visitor.cartId, productId: 'FELLBOOT1', upc: 'boot-frn-10' }
  await visitor.refused('INV701', 'POST /cart/v1/item', { body })
  await visitor.call('GET /products/v2/catalog', { query: { categoryId: '1000', page: '1' } })
})

it('passes on headers, cookies, query and body, but nothing of the connection and no mock fault', async () => {
  const seen: Record<string, unknown> = {}
  const remote = await listen((request, response) => {
    Object.assign(seen, request.headers, { url: request.url, method: request.method })
    request.on('data', (chunk: Buffer) => Object.assign(seen, { body: String(chunk) }))
    request.on('end', () => {
      response.setHeader('set-cookie', ['a=1; Domain=remote.test; Path=/; HttpOnly', 'b=2; Path=/'])
      response.setHeader('connection', 'x-hop')
      response.setHeader('x-hop', 'gone')
      response.writeHead(201, { 'content-type': 'application/json', 'x-kept': 'yes' }).end('{"é":1}')
    })
  })
  const request = new Request('http://shop.test/cart/v1/item?locale=fr-ca&a=%2F', {
    method: 'POST',
    headers: {
      'x-locale': 'fr-ca',
      cookie: 'welt_session=t',
      'content-type': 'application/json',
      te: 'trailers',
      'x-mock-error': 'GEN500',
    },
    body: '{"qty":1}',
  })
  const response = await forwarder(remote.origin).fetch(request)
  remote.close()
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/cart/v1/item?locale=fr-ca&a=%2F',
    'x-locale': 'fr-ca',
    cookie: 'welt_session=t',
    body: '{"qty":1}',
    host: remote.origin.slice('http://'.length),
    'x-correlation-id': response.headers.get('x-correlation-id'),
  })
  expect([seen['te'], seen['x-mock-error']]).toEqual([undefined, undefined])
  expect(response.status).toBe(201)
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/; HttpOnly', 'b=2; Path=/'])
  expect([response.headers.get('x-kept'), response.headers.get('x-hop')]).toEqual(['yes', null])
  expect(await response.json()).toEqual({ é: 1 })
})

it('answers GEN504 when the remote, or the rest of its answer, takes too long', async () => {
  const remote = await listen((request, response) => {
    if (request.url === '/half') response.writeHead(200).write('{')
  })
  for (const path of ['/fapi/server/time', '/half']) {
    const response = await createVisitor(forwarder(remote.origin, fetch, 300)).send('GET', path)
    expect((await refusal(response, 'GEN504')).status).toBe(504)
  }
  remote.close()
})

it('answers GEN502 when the remote cannot be reached, and itself still says that it runs', async () => {
  const remote = await listen(() => undefined)
  remote.close()
  const visitor = createVisitor(forwarder(remote.origin))
  expect((await refusal(await visitor.send('GET', '/fapi/server/time'), 'GEN502')).status).toBe(502)
  expect((await visitor.send('GET', '/healthz')).status).toBe(200)
})
