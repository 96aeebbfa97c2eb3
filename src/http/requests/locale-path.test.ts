import fc from 'fast-check'
import { expect, it } from 'vitest'
import { siteForLanguages } from '#src/contract/sites.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { localePathTarget } from './locale-path.ts'

const shop = 'https://shop.example'
const target = (path: string, localePath: string): string | undefined => {
  const url = new URL(path, shop)
  url.searchParams.append('localePath', localePath)
  return localePathTarget(url, siteForLanguages('de-DE'))
}

it.each([
  ['/', '/c/women-1000', '/de-de/c/women-1000'],
  ['/fr-ca', '/c/women-1000', '/fr-ca/c/women-1000'],
  ['/fr-ca', 'c/women-1000/', '/fr-ca/c/women-1000'],
  ['/en-us/cart', '/en-gb/stories/harbour', '/en-gb/stories/harbour'],
  ['/en-us/stories/harbour', 'fr-fr', '/fr-fr/stories/harbour'],
  ['/en-us/stories/harbour', '/FR-FR/', '/fr-fr/stories/harbour'],
  ['/EN-US/cart', '/search', '/en-us/search'],
  ['/', 'en-ca', '/en-ca'],
  ['/en-us', '/', '/en-us'],
  ['/en-us?preview=true', '/cart', '/en-us/cart?preview=true'],
  ['/en-us?q=a&siteId=x', '/search?q=boot#top', '/en-us/search?q=boot&siteId=x#top'],
  ['/en-us', '/cart?localePath=/search', '/en-us/cart'],
])('on %s, %s leads to %s', (path, localePath, to) => {
  expect(target(path, localePath)).toBe(to)
})

it.each(['//host', '/en-us/..//host', '/\\host', 'xx-yy', '/xx-yy/cart', '/\thost'])(
  'ignores %j',
  (localePath) => {
    expect(target('/en-us', localePath)).toBeUndefined()
  },
)

it('leaves addresses without it alone', () => {
  expect(localePathTarget(new URL('/en-us?page=2', shop), siteForLanguages('en'))).toBeUndefined()
})

it('never leaves the shop, and leads to no other localePath', () => {
  const parts = [
    '/',
    '//',
    '\\',
    '..',
    '%2e',
    'fr-ca',
    'EN-US',
    'host',
    '?',
    '#',
    'localePath=x',
    '&',
    ' ',
    '@',
  ]
  const value = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(value, (localePath) => {
      const to = target('/en-us/cart', localePath)
      if (to === undefined) return
      const url = new URL(to, shop)
      expect(url.origin).toBe(shop)
      expect(url.pathname).toMatch(/^\/[a-z]{2}-[a-z]{2}(?:\/|$)/)
      expect(url.searchParams.has('localePath')).toBe(false)
    }),
    runsUpTo(1000),
  )
})
