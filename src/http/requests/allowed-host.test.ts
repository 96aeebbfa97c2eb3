import { expect, it } from 'vitest'
import { readEnvironment } from '#src/composition/environment/environment.ts'
import { refuseOtherHost } from './allowed-host.ts'

const refusal = (url: string, variables: Record<string, string> = {}): Response | undefined =>
  refuseOtherHost({
    shop: { environment: readEnvironment({ NODE_ENV: 'production', ...variables }) },
    url: new URL(url),
  })

it('refuses hosts that are not this machine, and no cache may hold that', () => {
  const response = refusal('http://elsewhere.test/en-us')
  expect(response?.status).toBe(421)
  expect(response?.headers.get('cache-control')).toBe('no-store')
})

it.each(['http://localhost:4321/', 'http://127.0.0.1/', 'http://[::1]:8080/'])('answers for %s', (url) => {
  expect(refusal(url)).toBeUndefined()
})

it('answers for listed hosts, and for any where PUBLIC_URL says the address or outside production', () => {
  expect(refusal('http://shop.example/', { ALLOWED_HOSTS: 'shop.example' })).toBeUndefined()
  expect(refusal('http://localhost/', { ALLOWED_HOSTS: 'shop.example' })?.status).toBe(421)
  expect(refusal('http://any.test/', { PUBLIC_URL: 'https://shop.example' })).toBeUndefined()
  expect(refusal('http://any.test/', { NODE_ENV: 'development' })).toBeUndefined()
})
