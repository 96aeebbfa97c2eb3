import { deepStrictEqual } from 'node:assert/strict'
import { expect, it } from 'vitest'
import type { AnyCallKey, CallInput, CallOutput } from '#src/contract/calls.ts'
import { siteOf } from '#src/contract/sites.ts'
import { createDirectVisitor } from './direct-visitor.ts'
import { previewKey, type Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** What JSON carries of a value, with its ids by the order in which they first appear. */
const withoutIds = (value: unknown): unknown => {
  const ids: string[] = []
  const text = JSON.stringify(value).replace(uuid, (id) => {
    if (!ids.includes(id)) ids.push(id)
    return `id ${ids.indexOf(id)}`
  })
  return JSON.parse(text)
}

/** Every object within a value. */
const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : []

type MakeCall = <K extends AnyCallKey>(key: K, input: CallInput<K>) => Promise<CallOutput<K>>

const item = { productId: 'FELLBOOT1', upc: 'boot-frn-8' }

/** Every writing call that pages make, one after the other; gives what each answered. */
const writeAll = async (call: MakeCall): Promise<unknown[]> => {
  await call('POST /token/v2/auth/token', {})
  const { id: cartId } = await call('POST /cart/v1/cart', {})
  const added = await call('POST /cart/v1/item', { body: { ...item, cartId, recipeId: undefined, qty: 2 } })
  const itemId = added.items[0]?.id ?? ''
  const path = { basketId: cartId }
  const changed = await call('PUT /cart/v1/cart/{basketId}/item', { path, body: { cartId, itemId, qty: 3 } })
  const removed = await call('DELETE /cart/v1/item', { body: { cartId, itemId } })
  const giftOption = { to: 'Zoë', email: 'zoe@example.com', message: '🎁' }
  const made = await call('POST /cart/v1/cartWithItem', { body: { ...item, giftOption } })
  const mediaId = 'camp-two'
  const body = { reason: 'person' } as const
  const reported = await call('POST /api/photos/v1/media/{mediaId}/reports', { path: { mediaId }, body })
  return [added, changed, removed, made, reported]
}

/** Calls that pages make without HTTP: the same as over HTTP, which reading calls are held to wherever they are tried. */
export const describeDirectCalls = (shop: () => Shop): void => {
  it('answers writing calls as over HTTP, and sets the same cookies', async () => {
    const overHttp = createVisitor(shop().backend)
    const direct = createDirectVisitor(shop().backend)
    const expected = await writeAll((key, input) => overHttp.call(key, input))
    const answers = await writeAll(async (key, input) => {
      const result = await direct.call(key, input)
      if (!result.ok) throw new Error(result.error.message)
      deepStrictEqual(result.value, JSON.parse(JSON.stringify(result.value)))
      return result.value
    })
    expect(withoutIds(answers)).toEqual(withoutIds(expected))
    expect([...direct.cookies.keys()]).toEqual([...overHttp.cookies.keys()])
    const facts = [direct, overHttp].map(({ cookies }) =>
      decodeURIComponent(cookies.get('welt_visitor') ?? ''),
    )
    expect(facts[0]?.replace(uuid, '')).toBe(facts[1]?.replace(uuid, ''))
  })

  it('sets no cookie for a refusal', async () => {
    const { cookies, call } = createDirectVisitor(shop().backend)
    expect(await call('POST /cart/v1/cart', {})).toMatchObject({ ok: false, error: { errorId: 'AUT404' } })
    expect(cookies.size).toBe(0)
  })

  it('shares with its caches nothing that a page could change', async () => {
    const { call } = createDirectVisitor(shop().backend)
    const product = { productId: 'FELLBOOT1' }
    const reads = [
      () => call('GET /products/v2/products/{productId}/details', { path: product }),
      () => call('GET /products/v2/products/{productId}/inventory', { path: product }),
      () => call('GET /products/v2/catalog', { query: { categoryId: '1000' } }),
      () => call('GET /products/v2/search/productSearch', { query: { q: 'boots' } }),
      () => call('GET /api/photos/v1/streams/media/recent', {}),
      () => call('GET /fapi/pages/location-selector', {}),
      () => call('GET /fapi/sitemap', {}),
    ]
    for (const read of reads) {
      const seen = new Set(objectsIn(await read()))
      expect(seen.size).toBeGreaterThan(2)
      const shared = objectsIn(await read()).filter((one) => seen.has(one))
      expect(shared.filter((one) => !Object.isFrozen(one))).toEqual([])
    }
  })

  it('shows previews and other instants to editors and services alone', async () => {
    const call = 'GET /{mode}/caas/v1/canvas/page/{siteId}/{page}'
    const path = { mode: 'preview', siteId: 'en-us', page: 'help/returns' } as const
    const instant = '2027-01-01T00:00:00.000Z'
    const as = (accessKey: string | null) =>
      createDirectVisitor(shop().backend, new Map(), { accessKey, previewDate: instant })
    expect(await as(null).call(call, { path })).toMatchObject({ error: { errorId: 'AUT404', status: 401 } })
    expect(await as(null).call('GET /fapi/server/time', {})).toMatchObject({ ok: true })
    shop().requested.length = 0
    expect(await as(previewKey).call(call, { path })).toMatchObject({ ok: true })
    expect(shop().requested).toEqual([{ siteId: 'en-us', mode: 'preview', instant }])
  })

  it('counts against the limits of its visitor', async () => {
    const said = { client: '203.0.113.9' }
    const { call } = createDirectVisitor(shop().backend, new Map(), said)
    const send = () => call('POST /api/photos/v1/users', { body: { name: 'A' } })
    const results = await Promise.all(Array.from({ length: 70 }, send))
    expect(results.filter(({ ok }) => ok)).toHaveLength(60)
    const overHttp = await createVisitor(shop().backend).send('POST', '/api/photos/v1/users', {
      body: { name: 'A' },
      headers: { 'x-welt-client': said.client },
    })
    expect(overHttp.status).toBe(429)
  })

  it('logs each call as over HTTP', async () => {
    const { call, send } = { ...createVisitor(shop().backend), ...createDirectVisitor(shop().backend) }
    shop().logged.length = 0
    const headers = {
      'x-locale': 'en-gb',
      'x-transaction-id': 't1',
      'x-correlation-id': 'a-page',
      'x-brand': 'marlow',
      'x-region': siteOf('en-gb')?.region ?? '',
      'x-channel': 'ECOMM',
      'x-source': 'ECOM15',
      'x-client-app': 'web',
    }
    await send('GET', '/products/v2/products/NOSUCHONE/details', { headers })
    const key = 'GET /products/v2/products/{productId}/details'
    await call(key, { path: { productId: 'NOSUCHONE' } }, 'en-gb')
    const [first, second] = shop().logged.map((entry) => ({ ...entry, ms: 0 }))
    expect(first).toMatchObject({ status: 404, correlationId: 'a-page' })
    expect(second).toEqual(first)
  })
}
