import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runsUpTo } from '#tests/setup/extent.ts'
import { ownPath } from './own-path.ts'

it.each([
  ['/en-us/c/women-1000?page=2#top', '/en-us/c/women-1000?page=2#top'],
  ['/', '/'],
  ['/en-us/../de-de', '/de-de'],
  ['/en-us/%2e%2e/de-de', '/de-de'],
  ['/?to=//host', '/?to=//host'],
])('%s leads to %s', (address, path) => {
  expect(ownPath(address)).toBe(path)
})

it.each([
  null,
  '',
  'en-us',
  'https://host',
  'javascript:alert(1)',
  '//host',
  '///host',
  '/\\host',
  '\\\\host',
  '/en-us/..//host',
  '/en-us/%2e%2e//host',
  '/en-us/.%2E//host',
  '/./%2e//host',
  '/en-us\\..\\\\host',
  '/\t/host',
  '/\n/host',
  '/\u0000/host',
  '/en-us/..\r\n//host',
  '/ /host',
])('%j leads nowhere', (address) => {
  expect(ownPath(address)).toBeUndefined()
})

const pieces = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '%2f',
  '%5c',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u007f',
]
const words = ['host', 'en-us', '@', ':', '?', '#', ' ', '\u2028', 'https:', '%', '%00', 'é']
const hostile = fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 10 })
const addresses = fc.oneof(
  hostile.map((parts) => `/${parts.join('')}`),
  hostile.map((parts) => `/en-us/${parts.join('')}`),
  fc.string({ unit: 'binary' }),
)

it('never leads to another origin, however the address is written', () => {
  const shop = 'https://shop.example'
  fc.assert(
    fc.property(addresses, (address) => {
      const path = ownPath(address)
      if (path === undefined) return
      expect(new URL(path, shop).origin).toBe(shop)
      expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(ownPath(path)).toBe(path)
    }),
    runsUpTo(5000),
  )
})
