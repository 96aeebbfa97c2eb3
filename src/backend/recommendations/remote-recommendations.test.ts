import { createServer } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import type { RecommendationReport } from '#src/contract/recommendations/recommendation.ts'
import { sites } from '#src/contract/sites.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import type { RecommendationEngine } from './recommendation-engine.ts'
import { createRemoteRecommendations } from './remote-recommendations.ts'

const view = { site: sites[0], instant: '2026-06-01T10:00:00.000Z' }
const request = { widget: 'product', named: ['FELLBOOT1', 'WOOLSOCKS'], limit: 6 } as const
const own = { productId: 'TEESHIRT01', recToken: 'product.rated' }
const fallback: RecommendationEngine = { candidates: () => Promise.resolve([own]) }

const report: RecommendationReport = {
  ...{ kind: 'click', widget: 'cart' },
  items: [{ productId: 'HATHATHAT', recToken: 'abc=' }],
}

/** A service on this machine that responds to everything alike, and what it was sent. */
const openService = async (status: number, body: string) => {
  const sent: { method: string; url: URL; locale: unknown; body: string }[] = []
  const server = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming
    void text(incoming).then((given) => {
      const address = new URL(url, 'http://service.test')
      sent.push({ method, url: address, locale: headers['x-locale'], body: given })
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const engine = createRemoteRecommendations({
    url: `http://127.0.0.1:${port}`,
    ...{ fetch, log: silentLog, fallback, deadlineMs: 10_000 },
  })
  return { engine, sent }
}

it('asks by the call of the specification, and puts what the shop has learned after', async () => {
  const items = [{ id: 'HATHATHAT', recToken: 'abc=', title: 'A hat' }]
  const { engine, sent } = await openService(200, JSON.stringify({ items }))
  expect(await engine.candidates(request, view)).toEqual([{ productId: 'HATHATHAT', recToken: 'abc=' }, own])
  const [{ method, url, locale } = { method: '', url: new URL('http://none.test'), locale: '' }] = sent
  expect([method, url.pathname, locale]).toEqual(['GET', '/products/v1/widgetRecommendations', 'en-us'])
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...{ widget: 'product', productIds: 'FELLBOOT1,WOOLSOCKS', limit: '24' },
  })
})

it.each([
  ['is down', 503, ''],
  ['responds with something else', 200, '<html>'],
  ['names what is no product', 200, JSON.stringify({ items: [{ id: '../..', recToken: 'a' }] })],
])('recommends by itself where the service %s', async (_, status, body) => {
  const { engine } = await openService(status, body)
  expect(await engine.candidates(request, view)).toEqual([own])
})

it('recommends by itself where nobody listens', async () => {
  const engine = createRemoteRecommendations({
    url: 'http://127.0.0.1:1',
    ...{ fetch, log: silentLog, fallback },
  })
  expect(await engine.candidates(request, view)).toEqual([own])
  await expect(engine.report?.(report)).resolves.toBeUndefined()
})

it('tells the service what was clicked', async () => {
  const { engine, sent } = await openService(200, '{}')
  await engine.report?.(report)
  expect(sent.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['POST', '/products/v1/recommendationEvents', JSON.stringify(report)],
  ])
})
