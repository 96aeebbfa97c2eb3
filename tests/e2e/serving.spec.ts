import { expect, test } from './shop-test.ts'

test('a page comes compressed, tagged, and is not sent twice', async ({ baseURL }) => {
  const headers = { 'accept-encoding': 'br', accept: 'text/html' }
  const first = await fetch(`${baseURL}/en-us`, { headers })
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  expect(first.headers.getSetCookie()).toEqual([])
  const etag = first.headers.get('etag') ?? ''
  const second = await fetch(`${baseURL}/en-us`, { headers: { ...headers, 'if-none-match': etag } })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('hashed files come compressed from the build and stay for a year', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/en-us`)).text()
  const file = /(?:href|src)="(\/_astro\/[^"]+\.(?:css|js))"/.exec(html)?.[1] ?? ''
  const answer = await fetch(baseURL + file, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
})

test('pages carry security headers', async ({ baseURL }) => {
  const { headers } = await fetch(`${baseURL}/en-us`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).not.toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
})

test('health and readiness answer', async ({ baseURL }) => {
  expect((await fetch(`${baseURL}/healthz`)).status).toBe(200)
  expect((await fetch(`${baseURL}/readyz`)).status).toBe(200)
})
