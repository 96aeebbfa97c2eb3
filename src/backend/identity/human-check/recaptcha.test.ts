import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { patience } from '#tests/setup/patience.ts'
import { recaptcha } from './recaptcha.ts'

let server: Server
let url = ''
let requests: { path: string; key: unknown; body: unknown }[] = []
let response: { status: number; body: unknown } = { status: 200, body: {} }

/** Stands in for the service as its documentation shows it. */
beforeEach(async () => {
  requests = []
  server = createServer((request, outgoing) => {
    void json(request).then((body) => {
      requests.push({ path: request.url ?? '', key: request.headers['x-goog-api-key'], body })
      outgoing.writeHead(response.status, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify(response.body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(() => void server.close())

const test = () =>
  recaptcha({
    url,
    project: 'marlow',
    apiKey: 'api-key',
    siteKey: 'site-key',
    minScore: 0.5,
    fetch,
    log: silentLog,
    deadlineMs: patience,
  })
const assessment = (valid: boolean, action: string, score: number) => ({
  status: 200,
  body: { tokenProperties: { valid, action }, riskAnalysis: { score, reasons: [] } },
})

it('tells browsers the key of the site', async () => {
  expect(await test().challenge('login')).toEqual({ kind: 'recaptcha', siteKey: 'site-key' })
})

it('has the service assess the token of an action', async () => {
  response = assessment(true, 'login', 0.9)
  expect(await test().isPassed('login', 'token-1', '203.0.113.7')).toBe(true)
  expect(requests).toEqual([
    {
      path: '/v1/projects/marlow/assessments',
      key: 'api-key',
      body: {
        event: {
          token: 'token-1',
          siteKey: 'site-key',
          expectedAction: 'login',
          userIpAddress: '203.0.113.7',
        },
      },
    },
  ])
})

it.each([
  ['a token that is not valid', assessment(false, 'login', 0.9)],
  ['the token of another action', assessment(true, 'register', 0.9)],
  ['a low score', assessment(true, 'login', 0.3)],
  ['no score', { status: 200, body: { tokenProperties: { valid: true, action: 'login' } } }],
])('refuses %s', async (_, given) => {
  response = given
  expect(await test().isPassed('login', 'token-1', undefined)).toBe(false)
})

it('lets shoppers pass while the service is down or not to be read', async () => {
  response = { status: 503, body: {} }
  expect(await test().isPassed('login', 'token-1', undefined)).toBe(true)
  response = { status: 200, body: { surprise: true } }
  expect(await test().isPassed('login', 'token-1', undefined)).toBe(true)
  server.close()
  server.closeAllConnections()
  expect(await test().isPassed('login', 'token-1', undefined)).toBe(true)
})
