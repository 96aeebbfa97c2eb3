import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'
import { registrations, tableTaxes } from '#tests/fixtures/taxes.ts'
import { patience } from '#tests/setup/patience.ts'
import { createTableTaxes } from './table-taxes.ts'
import { createTaxJar } from './taxjar.ts'
import type { TaxInquiry } from './tax-service.ts'

const orderSchema = z.object({
  to_state: z.string().optional(),
  to_zip: z.string(),
  amount: z.number(),
  shipping: z.number(),
  line_items: z.array(z.object({ id: z.string(), quantity: z.number(), unit_price: z.number() })),
})

/** What the stand-in of the service does with the next requests. */
let mood: 'up' | 'late' | 'down' | 'garbled' | 'no nexus' = 'up'
let received: { key: string | undefined; order: unknown }[] = []
const logged: object[] = []
let server: Server
let url = ''

/** Manhattan: 8.875 % on all, in the form that the service documents. */
const respond = (text: string): { status: number; body: unknown } => {
  const order = orderSchema.parse(JSON.parse(text))
  if (mood === 'down') return { status: 503, body: {} }
  if (mood === 'garbled') return { status: 200, body: { tax: { rate: 'much' } } }
  if (mood === 'no nexus')
    return { status: 200, body: { tax: { amount_to_collect: 0, rate: 0, has_nexus: false } } }
  if (order.to_zip === '90002')
    return {
      status: 400,
      body: { status: 400, error: 'Bad Request', detail: 'to_zip 90002 is not used within to_state NY' },
    }
  const taxOf = (amount: number) => Math.round(amount * 8.875) / 100
  const lines = order.line_items.map(({ id, quantity, unit_price }) => ({
    id,
    tax_collectable: taxOf(unit_price * quantity),
  }))
  const shipping = { tax_collectable: taxOf(order.shipping) }
  const total = lines.reduce((sum, line) => sum + line.tax_collectable, shipping.tax_collectable)
  const tax = {
    amount_to_collect: total,
    rate: 0.08875,
    has_nexus: true,
    breakdown: { shipping, line_items: lines },
  }
  return { status: 200, body: { tax } }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      received.push({ key: request.headers.authorization, order: JSON.parse(text) })
      const { status, body } = respond(text)
      const send = () => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      }
      if (mood !== 'late') send()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(
  () =>
    new Promise<void>((done) => {
      server.close(() => done())
      server.closeAllConnections()
    }),
)
beforeEach(() => {
  mood = 'up'
  received = []
  logged.length = 0
})

const open = (deadlineMs = patience, own = { fallback: tableTaxes, registrations }) => {
  const note = (entry: object) => logged.push(entry)
  const log = { info: note, warn: note, error: note }
  return createTaxJar({
    url,
    apiKey: 'a key',
    from: { countryCode: 'US', province: 'OR', postalCode: '97205' },
    fetch: createRemoteFetch({ service: 'tax', log }),
    ...own,
    log,
    deadlineMs,
  })
}

const cart: TaxInquiry = {
  destination: { countryCode: 'US', province: 'NY', postalCode: '10001' },
  included: false,
  currency: 'USD',
  rows: [
    { id: 'boots', units: [{ price: 200_00, count: 1 }], category: 'clothing' },
    {
      id: 'socks',
      units: [
        { price: 16_67, count: 2 },
        { price: 16_66, count: 1 },
      ],
      category: 'general',
    },
  ],
  delivery: 5_95,
}
const byTable = await tableTaxes(cart)

it('has the tax of each line and of delivery worked out', async () => {
  const taxed = await open()(cart)
  const rows = new Map([
    ['boots', 17_75],
    ['socks', 4_44],
  ])
  const parts = [{ name: 'Sales tax', rate: 8875, base: 255_95, tax: 17_75 + 4_44 + 53 }]
  expect(taxed).toEqual({ ok: true, value: { rows, delivery: 53, parts } })
  expect(received).toEqual([
    {
      key: 'Bearer a key',
      order: {
        ...{ from_country: 'US', from_state: 'OR', from_zip: '97205' },
        ...{ to_country: 'US', to_state: 'NY', to_zip: '10001', amount: 250, shipping: 5.95 },
        line_items: [
          { id: 'boots/1', quantity: 1, unit_price: 200, product_tax_code: '20010' },
          { id: 'socks/1', quantity: 2, unit_price: 16.67 },
          { id: 'socks/2', quantity: 1, unit_price: 16.66 },
        ],
      },
    },
  ])
})

it('is asked once for the same cart', async () => {
  const taxes = open()
  expect(await taxes(cart)).toEqual(await taxes(cart))
  await taxes({ ...cart, delivery: 0 })
  expect(received).toHaveLength(2)
})

it.each(['late', 'down', 'garbled'] as const)(
  'leaves it to the table when %s, and reports that',
  async (how) => {
    mood = how
    expect(await open(how === 'late' ? 100 : patience)(cart)).toEqual(byTable)
    expect(logged).toContainEqual(expect.objectContaining({ service: 'tax', message: 'taxed by the table' }))
    expect(JSON.stringify(logged)).not.toMatch(/\b10001\b/)
  },
)

it('asks nothing where the merchant has no nexus', async () => {
  mood = 'no nexus'
  expect(await open()(cart)).toMatchObject({ ok: true, value: { delivery: 0, parts: [] } })
})

it('is not asked where the merchant is not registered', async () => {
  const destination = { countryCode: 'US', province: 'FL', postalCode: '33101' }
  const taxed = await open()({ ...cart, destination })
  expect(taxed).toMatchObject({ ok: true, value: { delivery: 0, parts: [] } })
  expect(received).toEqual([])
})

it.each([
  ['is not asked where only', 'CA', { countryCode: 'CA', province: 'QC', postalCode: 'H2X 1Y4' }, 0],
  ['is asked where', 'CA', { countryCode: 'CA', province: 'ON', postalCode: 'M5V 2T6' }, 1],
  ['is asked where also', 'CA,CA-QC', { countryCode: 'CA', province: 'QC', postalCode: 'H2X 1Y4' }, 1],
])('%s the taxes of the registrations %s are collected: %j', async (_, codes, destination, times) => {
  const registered = new Set(codes.split(','))
  const fallback = createTableTaxes(registered)
  const inquiry = { ...cart, destination }
  const taxed = await open(patience, { fallback, registrations: registered })(inquiry)
  expect(received).toHaveLength(times)
  if (times === 0) expect(taxed).toEqual(await fallback(inquiry))
})

it('says that a place is none', async () => {
  const destination = { countryCode: 'US', province: 'NY', postalCode: '90002' }
  expect(await open()({ ...cart, destination })).toEqual({ ok: false, error: 'TAX309' })
})

it('cannot tell the tax of a place that the table does not know while it is down', async () => {
  mood = 'down'
  const inquiry = { ...cart, destination: { countryCode: 'US', postalCode: '00000' } }
  expect(await open()(inquiry)).toEqual({ ok: false, error: 'TAX310' })
})

it.each([
  ['a place that is not known yet', { ...cart, destination: { countryCode: 'US' } }],
  ['a place without a postal code', { ...cart, destination: { countryCode: 'US', province: 'NY' } }],
  ['prices that hold the tax', { ...cart, destination: { countryCode: 'DE' }, included: true }],
])('leaves %s to the table', async (_, inquiry) => {
  expect(await open()(inquiry)).toEqual(await tableTaxes(inquiry))
  expect(received).toEqual([])
})
