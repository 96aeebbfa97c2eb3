import { describe, expect, it } from 'vitest'
import { calls } from '#src/contract/calls.ts'
import { apiPrefixes, isApiPath, refuseOtherOrigin } from './api-paths.ts'

it('leads every call of the contract to the API', () => {
  for (const key of Object.keys(calls)) {
    const [, path = ''] = key.split(' ')
    expect(isApiPath(path.replace('{mode}', 'publish'))).toBe(true)
    expect(isApiPath(path.replace('{mode}', 'preview'))).toBe(true)
  }
  expect(apiPrefixes.join(' ')).not.toContain('{')
})

it.each(['/healthz', '/readyz', '/cart/v1/nothing', '/cart/v9/nothing', '/products/v2/products/1/nothing'])(
  'lets the API answer %s',
  (path) => {
    expect(isApiPath(path)).toBe(true)
  },
)

it.each([
  '/cart',
  '/products/walking-boot',
  '/preview-sign-in',
  '/en-us/cart/v1',
  '/healthzz',
  '/',
  '//cart/v1',
])('leaves %s to pages', (path) => {
  expect(isApiPath(path)).toBe(false)
})

describe('refuseOtherOrigin', () => {
  const path = '/token/v2/auth/token'
  const answer = (method: string, headers: Record<string, string>, at = path) => {
    const url = new URL(at, 'https://shop.example')
    const request = new Request(url, { method, headers: { host: 'shop.example', ...headers } })
    return refuseOtherOrigin({ request, url })
  }
  const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

  it('keeps pages of other origins from changing anything', () => {
    expect(answer('POST', elsewhere)?.status).toBe(403)
    expect(answer('DELETE', { origin: 'https://evil.example' })?.status).toBe(403)
  })

  it('lets the shop’s own pages and programs call, and everyone read', () => {
    expect(answer('POST', { 'sec-fetch-site': 'same-origin' })).toBeUndefined()
    expect(answer('POST', {})).toBeUndefined()
    expect(answer('GET', elsewhere)).toBeUndefined()
    expect(answer('POST', elsewhere, '/en-us/cart/add')).toBeUndefined()
  })
})
