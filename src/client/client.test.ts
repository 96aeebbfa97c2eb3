import { describe, expect, it } from 'vitest'
import { patience } from '#tests/setup/patience.ts'
import { createClient, type CallEntry, type ClientOptions } from './client.ts'

const basketId = '6f9f1f0e-0f5c-4a58-9c7e-3a2f7c1b9d10'

const clientAnswering = (
  answer: (url: string, init: RequestInit) => Promise<Response>,
  options: Partial<ClientOptions> = {},
) => {
  const requested: { url: URL; init: RequestInit; headers: Headers }[] = []
  let ids = 0
  const client = createClient({
    baseUrl: 'https://shop.example',
    locale: 'fr-ca',
    region: 'NORA',
    newId: () => `id-${++ids}`,
    deadlineMs: patience,
    ...options,
    fetch: (url, init) => {
      requested.push({ url: new URL(url), init, headers: new Headers(init.headers) })
      return answer(url, init)
    },
  })
  return { client, requested }
}

it('fills path and query, and sends the body as JSON with the session cookie', async () => {
  const { client, requested } = clientAnswering(() => Promise.resolve(Response.json({ id: basketId })))
  const result = await client.call('PUT /cart/v1/cart/{basketId}/item', {
    path: { basketId },
    query: { favStoreId: 'a b' },
    body: { cartId: basketId, itemId: basketId, qty: 2 },
  })
  expect(result).toEqual({ ok: true, value: { id: basketId } })
  expect(requested[0]?.url.pathname).toBe(`/cart/v1/cart/${basketId}/item`)
  expect(requested[0]?.url.searchParams.toString()).toBe('favStoreId=a+b&locale=fr-ca')
  expect(requested[0]?.init).toMatchObject({ method: 'PUT', credentials: 'same-origin', keepalive: true })
  expect(requested[0]?.init.body).toBe(JSON.stringify({ cartId: basketId, itemId: basketId, qty: 2 }))
})

it('encodes what a path parameter holds', async () => {
  const { client, requested } = clientAnswering(() => Promise.resolve(Response.json({})))
  await client.call('GET /{mode}/caas/v1/canvas/page/{siteId}/{page}', {
    path: { mode: 'publish', siteId: 'fr-ca', page: 'help/retours?' },
  })
  expect(requested[0]?.url.pathname).toBe('/publish/caas/v1/canvas/page/fr-ca/help%2Fretours%3F')
})

it('carries the headers of the specification: one transaction a page view, one correlation id a call', async () => {
  const { client, requested } = clientAnswering(() => Promise.resolve(Response.json({})))
  await client.call('GET /fapi/server/time', {})
  await client.call('GET /fapi/server/time', {})
  const [first, second] = requested.map(({ headers }) => Object.fromEntries(headers))
  expect(first).toMatchObject({
    'x-locale': 'fr-ca',
    'x-region': 'NORA',
    'x-brand': 'marlow',
    'x-channel': 'ECOMM',
    'x-source': 'ECOM15',
    'x-client-app': 'web',
  })
  expect(second?.['x-transaction-id']).toBe(first?.['x-transaction-id'])
  expect(second?.['x-correlation-id']).not.toBe(first?.['x-correlation-id'])
})

it('sends trust id and access key where they are configured, and only there', async () => {
  const credentials = { serverTrustId: 'store-7', authAccessKey: 'secret' }
  const answer = () => Promise.resolve(Response.json({}))
  const server = clientAnswering(answer, { credentials })
  const browser = clientAnswering(answer)
  for (const { client } of [server, browser]) await client.call('GET /fapi/server/time', {})
  expect(server.requested[0]?.headers.get('x-server-trust-id')).toBe('store-7')
  expect(server.requested[0]?.headers.get('x-auth-access-key')).toBe('secret')
  expect(browser.requested[0]?.headers.has('x-server-trust-id')).toBe(false)
  expect(browser.requested[0]?.headers.has('x-auth-access-key')).toBe(false)
})

it('logs each call with what became of it, and nothing of what was sent', async () => {
  const entries: CallEntry[] = []
  const answers = [
    Response.json({}),
    Response.json({ errorDetails: [{ errorId: 'BSK404' }] }, { status: 404 }),
  ]
  const { client } = clientAnswering(
    () => Promise.resolve(answers.shift() ?? Promise.reject(new Error('gone'))),
    {
      log: (entry) => entries.push(entry),
    },
  )
  for (let calls = 0; calls < 3; calls += 1) await client.call('POST /token/v2/auth/token', {})
  const call = 'POST /token/v2/auth/token'
  expect(entries.map(({ ms, ...entry }) => (Number.isInteger(ms) ? entry : ms))).toEqual([
    { call, correlationId: 'id-2', status: 200 },
    { call, correlationId: 'id-3', status: 404, errorId: 'BSK404' },
    { call, correlationId: 'id-4', status: 0, errorId: 'NETWORK' },
  ])
})

it('gives the first error of an answer as a value', async () => {
  const { client } = clientAnswering(() =>
    Promise.resolve(
      Response.json(
        {
          errorDetails: [{ errorId: 'INV408', message: 'Enough', additionalInfo: { maxAllowedQty: 3 } }],
          appId: 'welt',
          correlationId: 'server-1',
        },
        { status: 409 },
      ),
    ),
  )
  expect(await client.call('POST /cart/v1/cart', {})).toEqual({
    ok: false,
    error: {
      errorId: 'INV408',
      message: 'Enough',
      status: 409,
      additionalInfo: { maxAllowedQty: 3 },
      correlationId: 'server-1',
    },
  })
})

it('takes an error for one whatever its status is', async () => {
  const body = { errorDetails: [{ errorId: 'INV405', message: 'Gone' }], appId: 'mock', correlationId: 'm' }
  const { client } = clientAnswering(() => Promise.resolve(Response.json(body)))
  expect(await client.call('POST /cart/v1/cart', {})).toMatchObject({
    ok: false,
    error: { errorId: 'INV405', status: 200 },
  })
})

describe('a call that was taken for a program', () => {
  const challenges = async (
    key: 'POST /cart/v1/cart' | 'POST /token/v2/auth/token',
    status: number,
    body: object,
  ) => {
    const heard: object[] = []
    const { client } = clientAnswering(() => Promise.resolve(Response.json(body, { status })), {
      onBotChallenge: (challenge) => heard.push(challenge),
    })
    await client.call(key, {})
    return heard
  }
  const refusal = { appId: 'guard', correlationId: 'g', errorDetails: [{ errorId: 'AUT403' }] }

  it('raises the challenge that the appId names', async () => {
    const raised = [{ appId: 'guard', correlationId: 'g' }]
    expect(await challenges('POST /cart/v1/cart', 403, refusal)).toEqual(raised)
    expect(await challenges('POST /cart/v1/cart', 403, { appId: 'guard' })).toMatchObject([
      { appId: 'guard' },
    ])
  })

  it('raises none without an appId, with another status, or for a guest token', async () => {
    expect(await challenges('POST /cart/v1/cart', 403, {})).toEqual([])
    expect(await challenges('POST /cart/v1/cart', 401, refusal)).toEqual([])
    expect(await challenges('POST /token/v2/auth/token', 403, refusal)).toEqual([])
  })
})

it('carries more headers where it is told to', async () => {
  const moreHeaders = async (key: string): Promise<Record<string, string>> => ({ 'x-mock-error': key })
  const { client, requested } = clientAnswering(() => Promise.resolve(Response.json({})), { moreHeaders })
  await client.call('POST /cart/v1/cart', {})
  expect(requested[0]?.headers.get('x-mock-error')).toBe('POST /cart/v1/cart')
})

it.each([
  [
    'an HTML error page',
    () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })),
    'UNREADABLE',
    502,
  ],
  ['HTML instead of JSON', () => Promise.resolve(new Response('<h1>Hi</h1>')), 'UNREADABLE', 200],
  ['JSON of another form', () => Promise.resolve(Response.json([], { status: 500 })), 'UNREADABLE', 500],
  ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'NETWORK', 0],
  [
    'no answer in time',
    (_: string, init: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')))
      }),
    'TIMEOUT',
    0,
  ],
])('makes %s an error, not an exception', async (_, answer, errorId, status) => {
  const { client } = clientAnswering(answer, errorId === 'TIMEOUT' ? { deadlineMs: 30 } : {})
  expect(await client.call('POST /cart/v1/cart', {})).toMatchObject({ ok: false, error: { errorId, status } })
})

describe('a second try', () => {
  const busy = (retryAfter?: string): Response =>
    new Response('busy', { status: 503, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) })
  const gone = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))

  const calling = async (
    key: 'GET /fapi/server/time' | 'POST /cart/v1/cart' | 'POST /token/v2/auth/token',
    ...answers: (() => Response | Promise<Response>)[]
  ) => {
    const waits: number[] = []
    const answer = async () => (answers.shift() ?? (() => Response.json({})))()
    const { client, requested } = clientAnswering(answer, { wait: async (ms) => void waits.push(ms) })
    const { ok } = await client.call(key, {})
    const ids = new Set(requested.map(({ headers }) => headers.get('x-correlation-id')))
    const keys = requested.map(({ headers }) => headers.get('idempotency-key'))
    return { ok, requests: requested.length, waits, ids: ids.size, keys }
  }
  const read = 'GET /fapi/server/time'

  it('follows a reading call that found no room, when the answer says', async () => {
    expect(await calling(read, () => busy('2'))).toEqual({
      ok: true,
      requests: 2,
      waits: [2000],
      ids: 1,
      keys: [null, null],
    })
  })

  it('follows one that reached nobody, after half a second', async () => {
    expect(await calling(read, gone)).toMatchObject({ ok: true, requests: 2, waits: [500], ids: 1 })
  })

  it('follows a change of a cart, with the key of the first', async () => {
    for (const answer of [gone, () => busy('1')]) {
      const { ok, keys } = await calling('POST /cart/v1/cart', answer)
      expect(ok).toBe(true)
      expect(keys).toHaveLength(2)
      expect(new Set(keys).size).toBe(1)
      expect(keys[0]).toMatch(/^id-\d+$/)
    }
  })

  it('follows a change of the favorites, with the key of the first', async () => {
    const answers = [gone, () => Response.json({})]
    const answer = async () => (answers.shift() ?? gone)()
    const { client, requested } = clientAnswering(answer, { wait: async () => undefined })
    const { ok } = await client.call('POST /wishlists/v2/favorites', { body: { id: 'FELLBOOT1' } })
    const keys = requested.map(({ headers }) => headers.get('idempotency-key'))
    expect([ok, keys.length, new Set(keys).size]).toEqual([true, 2, 1])
  })

  it('is the last', async () => {
    expect(await calling(read, gone, busy, gone)).toMatchObject({ ok: false, requests: 2 })
  })

  it.each([
    ['what may have been done already', 'POST /token/v2/auth/token', () => busy()],
    ['what reached nobody, as far as is known', 'POST /token/v2/auth/token', gone],
    ['what would have to wait for long', read, () => busy('60')],
    ['what would have to wait for a date', read, () => busy('Wed, 21 Oct 2026 07:28:00 GMT')],
    ['what is broken', read, () => Response.json({}, { status: 500 })],
  ] as const)('does not follow %s', async (_, key, answer) => {
    expect(await calling(key, answer)).toMatchObject({ ok: false, requests: 1, waits: [] })
  })
})
