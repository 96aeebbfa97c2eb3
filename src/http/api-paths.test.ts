import { expect, it } from 'vitest'
import { calls } from '#src/contract/calls.ts'
import { apiPrefixes, isApiPath } from './api-paths.ts'

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
