import { beforeEach, expect, it } from 'vitest'
import { ok } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import { changeOrder, outcomeOf } from './change-order.ts'

const order = {
  orderNumber: 'W0000000001',
  currency: 'USD',
  items: [{ id: 'boots' }, { id: 'socks' }],
  returns: [],
}
const path = { orderNumber: order.orderNumber }

let sent: [string, unknown][] = []
beforeEach(() => {
  sent = []
})

/** Stands for the API, which takes all that it is sent. */
function reply<T>(): T
function reply(): unknown {
  return ok({})
}
const call: Client['call'] = async (key, input) => {
  sent.push([key, input])
  return reply()
}

const post = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return changeOrder(call, order, form)
}

it.each(['capture', 'release'])('has money moved again, which names the order alone: %s', async (action) => {
  expect(await post({ action })).toEqual({ done: action })
  expect(sent).toEqual([[`POST /ops/v1/orders/{orderNumber}/${action}`, { path }]])
})

it('cancels the whole order without naming lines, as those laid out are not named', async () => {
  expect(await post({ action: 'cancelAll', openUnits: '0' })).toEqual({ done: 'cancelAll' })
  expect(sent).toEqual([['POST /ops/v1/orders/{orderNumber}/cancellation', { path, body: { openUnits: 0 } }]])
})

it('says that units were laid out where they are', async () => {
  expect(await post({ action: 'layOut', shippingId: 'me', 'units-boots': '1' })).toEqual({ done: 'layOut' })
  expect(sent).toMatchObject([['POST /ops/v1/orders/{orderNumber}/parcels', { body: { shippingId: 'me' } }]])
  expect(outcomeOf('layOut')?.text).toContain('laid out')
})

it.each(['post.example/1', 'http://post.example/1'])(
  'sends no parcel with a tracking address that is none: %s',
  async (trackingUrl) => {
    const refused = await post({ action: 'send', shippingId: 'me', 'units-boots': '1', trackingUrl })
    expect(refused).toEqual({ refused: 'Copy the whole tracking address: it begins with https://.' })
    expect(sent).toEqual([])
  },
)

it.each([
  ['send', { shippingId: 'me', 'units-boots': '1', openUnits: '3' }, { openUnits: 3 }],
  ['cancel', { 'units-boots': '1', openUnits: '3' }, { openUnits: 3 }],
  [
    'refund',
    { amount: '5.00', reason: 'A scratch', refundId: 'one', refundable: '900' },
    { refundable: 900 },
  ],
])('sends what the page showed along with: %s', async (action, fields, seen) => {
  expect(await post({ action, ...fields })).toEqual({ done: action })
  expect(sent).toMatchObject([[expect.any(String), { body: seen }]])
})
