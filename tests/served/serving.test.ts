import { expect } from 'vitest'
import { test } from './served-shop.ts'

test('a page comes compressed, tagged, and is not sent twice', async ({ origin }) => {
  const headers = { 'accept-encoding': 'br', accept: 'text/html' }
  const first = await fetch(`${origin}/en-us`, { headers })
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  expect(first.headers.getSetCookie()).toEqual([])
  const etag = first.headers.get('etag') ?? ''
  const second = await fetch(`${origin}/en-us`, { headers: { ...headers, 'if-none-match': etag } })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('hashed files come compressed from the build and stay for a year', async ({ origin }) => {
  const html = await (await fetch(`${origin}/en-us`)).text()
  const file = /(?:href|src)="(\/_astro\/[^"]+\.(?:css|js))"/.exec(html)?.[1] ?? ''
  const answer = await fetch(origin + file, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
})

test('pages carry security headers', async ({ origin }) => {
  const { headers } = await fetch(`${origin}/en-us`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).not.toBeNull()
  expect(headers.get('x-powered-by')).toBeNull()
})

test('health and readiness answer', async ({ origin }) => {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test('the locator is held by the page cache, and its searches are not', async ({ origin }) => {
  await fetch(`${origin}/en-gb/stores`)
  const held = await fetch(`${origin}/en-gb/stores?utm_source=x`)
  expect(held.headers.get('cache-status')).toMatch(/hit/)
  expect(held.headers.get('surrogate-key')).toContain('stores')
  const searched = await fetch(`${origin}/en-gb/stores?q=London`)
  expect(searched.headers.get('cache-status') ?? '').not.toMatch(/hit/)
  expect(await searched.text()).toContain('Marlow London')
})
