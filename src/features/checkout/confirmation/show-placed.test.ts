import { expect, it } from 'vitest'
import { err, ok, type Result } from '#src/base/result.ts'
import { clientFailure } from '#src/client/client-error.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { orderCookie } from '#src/contract/cookies.ts'
import { sites } from '#src/contract/sites.ts'
import { showPlaced } from './show-placed.ts'

const [site] = sites
const url = new URL('https://shop.example/en-us/checkout/placed')
const order = ok({ orderNumber: 'W0000000001', flash: [] })
const unread = err(clientFailure('UNREADABLE', 'HTTP 503', 503, ''))

/** Has an order taken over that reads as given. */
const take = (read: Result<unknown, ClientError>, accept: string, cookie = ''): Promise<Response> => {
  function reply<T>(): T
  function reply(): unknown {
    return read
  }
  const call: Client['call'] = async () => reply()
  const body = new URLSearchParams({ orderNumber: 'W0000000001' })
  const headers = { accept, cookie, origin: url.origin, host: url.host }
  const request = new Request(url, { method: 'POST', headers, body })
  return showPlaced({ call, site, href: (path) => `/en-us${path}` }, request, url)
}

it('says to whoever asks for data where the order goes on, and has the browser keep its number', async () => {
  const response = await take(order, 'application/json')
  expect([response.status, await response.json()]).toEqual([200, { next: '/en-us/order-confirmation' }])
  expect(response.headers.get('set-cookie')).toContain('W0000000001')
})

it.each([order, unread])('says to caches and to other sites that data is not for them', async (read) => {
  const { headers } = await take(read, 'application/json')
  expect(['cache-control', 'vary', 'cross-origin-resource-policy'].map((name) => headers.get(name))).toEqual([
    'no-store',
    'Accept',
    'same-origin',
  ])
})

it.each(['cancelled', 'failed'])(
  'leaves the order that was placed last in its place where an earlier one is over: %s',
  async (st) => {
    const over = ok({ orderNumber: 'W0000000001', flash: [], st })
    const response = await take(over, 'application/json', `${orderCookie}=W0000000002`)
    expect(await response.json()).toEqual({ next: '/en-us/order-confirmation?ofEarlierOrder=1' })
    expect(response.headers.get('set-cookie')).toBeNull()
    const own = await take(over, 'application/json', `${orderCookie}=W0000000001`)
    expect(await own.json()).toEqual({ next: '/en-us/order-confirmation' })
  },
)

it('leads nowhere who asks for data of an order that cannot be read', async () => {
  const response = await take(unread, 'application/json')
  expect([response.status, response.headers.get('set-cookie')]).toEqual([502, null])
})

it('has a page of it begin the checkout anew', async () => {
  const response = await take(unread, 'text/html')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en-us/checkout'])
})
