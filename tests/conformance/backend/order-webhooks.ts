import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { orderEvent } from '#src/backend/orders/store/order-tables.ts'
import { orderWebhook } from '#src/backend/orders/webhooks/webhook-tables.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { listening } from './order-listener.ts'
import type { Shop } from './shop.ts'
import { staffVisitor } from './staff-visitor.ts'

const deliveries = 'GET /ops/v1/webhook-deliveries'
const retry = 'POST /ops/v1/webhook-deliveries/{deliveryId}/retry'
const drop = 'DELETE /ops/v1/webhook-deliveries/{deliveryId}'
const secrets = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const erp = { name: 'erp', url: 'https://erp.example/hook', secrets }

const messageSchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({
    orderNumber: z.string(),
    number: z.int(),
    actor: z.string(),
    total: z.int(),
    currency: z.string(),
  }),
})

/** Who listens: says by `respond` what becomes of a message, and keeps those that were signed by the shop. */
const openListener = async (
  respond: (times: number) => 'takes' | 'fails' | 'hangs' | 'redirects' | 'garbles',
) => {
  const heard: { id: string; message: z.infer<typeof messageSchema> }[] = []
  const unsigned: string[] = []
  let times = 0
  const check = async (request: IncomingMessage) => {
    const body = await text(request)
    const id = String(request.headers['webhook-id'])
    const signed = `${id}.${String(request.headers['webhook-timestamp'])}.${body}`
    const signatures = secrets.map(
      (secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
    )
    if (request.headers['webhook-signature'] !== signatures.join(' ')) unsigned.push(id)
    return { id, message: messageSchema.parse(JSON.parse(body)) }
  }
  const server: Server = createServer((request, response) => {
    times += 1
    const outcome = respond(times)
    void check(request).then((one) => {
      if (outcome === 'hangs') return
      if (outcome === 'garbles') return void request.socket.end('garbage\r\n\r\n')
      heard.push(one)
      if (outcome === 'takes') response.writeHead(204).end()
      else if (outcome === 'fails') response.writeHead(503).end('x'.repeat(1_000_000))
      else response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  listening.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
  const close = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { heard, unsigned, close }
}

/** Webhooks that tell others of orders. */
export const describeOrderWebhooks = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut } = createCheckout(shop)
  const open: { close: () => void }[] = []
  const listen = async (...args: Parameters<typeof openListener>) => {
    const listener = await openListener(...args)
    open.push(listener)
    listening.endpoints.push(erp)
    return listener
  }
  const order = async () => (await (await checkingOut('boot-frn-8', 1)).pay()).orderNumber
  const reasonOf = async (orderNumber: string) => {
    const own = eq(orderWebhook.orderNumber, orderNumber)
    const rows = await shop()
      .database.sql.select()
      .from(orderWebhook)
      .where(own)
      .orderBy(orderWebhook.eventNumber)
    return rows[0]?.reason
  }

  afterEach(async () => {
    for (const listener of open.splice(0)) listener.close()
    listening.endpoints.length = 0
    await shop().database.sql.delete(orderWebhook)
  })

  it('tell who listens of each event, signed, in order, and once', async () => {
    await shop().announceOrders()
    const { heard, unsigned } = await listen(() => 'takes')
    const orderNumber = await order()
    await shop().announceOrders()
    await shop().announceOrders()
    await expect.poll(() => heard.length).toBe(2)
    expect(heard.map(({ message }) => message)).toMatchObject([
      { type: 'order.submitted', data: { orderNumber, number: 1, actor: 'shopper', currency: 'USD' } },
      { type: 'order.authorised', data: { orderNumber, number: 2 } },
    ])
    expect(unsigned).toEqual([])
    const staff = await staffVisitor(shop())
    await expect
      .poll(async () => (await staff.call(deliveries, { query: { state: 'delivered' } })).total)
      .toBe(2)
    expect(await staff.call(deliveries, { query: { start: 1, count: 1 } })).toMatchObject({
      endpoints: ['erp'],
      deliveries: [
        { endpoint: 'erp', orderNumber, number: 1, kind: 'submitted', state: 'delivered', tries: 1 },
      ],
      total: 2,
    })
  })

  it('tell nobody of what happened while nobody listened, or was rolled back', async () => {
    await order()
    await shop().announceOrders()
    const { heard } = await listen(() => 'takes')
    await shop().announceOrders()
    const { sql: db } = shop().database
    expect(await db.select().from(orderWebhook)).toEqual([])
    const second = await order()
    await db
      .transaction(async (tx) => {
        await tx.insert(orderEvent).values({
          ...{ orderNumber: second, number: 9, kind: 'captured', actor: 'system' },
          at: '2026-06-01T10:00:00Z',
        })
        tx.rollback()
      })
      .catch(() => undefined)
    await shop().announceOrders()
    await expect.poll(() => heard.length).toBe(2)
  })

  it.each([
    ['fails', 'Error: The listener responded with status 503.'],
    ['redirects', 'Error: The listener responded with status 302.'],
    ['hangs', 'TimeoutError'],
    ['garbles', 'Error: HPE_INVALID_CONSTANT'],
  ] as const)(
    'keep an event for a listener that %s, and send it again before later ones',
    async (how, reason) => {
      await shop().announceOrders()
      const { heard } = await listen((times) => (times === 1 ? how : 'takes'))
      const orderNumber = await order()
      await shop().announceOrders()
      await expect.poll(() => reasonOf(orderNumber)).toContain(reason)
      const staff = await staffVisitor(shop())
      const waiting = await staff.call(deliveries, { query: { state: 'waiting' } })
      expect(waiting.deliveries).toMatchObject([
        { number: 2, tries: 0 },
        { number: 1, tries: 1 },
      ])
      heard.length = 0
      const first = waiting.deliveries[1]?.id ?? ''
      await staff.call(retry, { path: { deliveryId: first } })
      await expect.poll(() => heard.map(({ message }) => message.data.number)).toEqual([1, 2])
      expect(heard[0]?.id).toBe(first)
      await staff.refused('API404', retry, { path: { deliveryId: first } })
    },
  )

  it('go on without an event that staff drop', async () => {
    await shop().announceOrders()
    const { heard } = await listen((times) => (times === 1 ? 'fails' : 'takes'))
    const orderNumber = await order()
    await shop().announceOrders()
    await expect.poll(() => reasonOf(orderNumber)).toContain('503')
    const staff = await staffVisitor(shop())
    const [, first] = (await staff.call(deliveries, {})).deliveries
    heard.length = 0
    const path = { deliveryId: first?.id ?? '' }
    expect(await staff.call(drop, { path })).toMatchObject({ deliveries: [{}, { state: 'dropped' }] })
    await expect.poll(() => heard.map(({ message }) => message.data.number)).toEqual([2])
    await staff.refused('API404', drop, { path })
  })
}
