import { expect, it } from 'vitest'
import { isCurrentLink } from './current-link.ts'

const shoes = new URL('https://shop.test/en-us/c/shoes-1100?color=green&size=9&siteId=en-us&preview=true')

it.each([
  ['/en-us/c/shoes-1100?color=green&size=9', true],
  ['/en-us/c/shoes-1100?size=9&color=green', true],
  ['/en-us/c/shoes-1100?size=9&color=green&siteId=en-us&preview=true', true],
  ['/en-us/c/shoes-1100/?size=9&color=green#top', true],
  ['?size=9&color=green', true],
  ['/en-us/c/shoes-1100', false],
  ['/en-us/c/shoes-1100?color=green', false],
  ['/de-de/c/shoes-1100?color=green&size=9', false],
  ['https://shop.test/en-us/c/shoes-1100?color=green&size=9', false],
  ['#top', false],
])('the link %s is the current page: %s', (href, expected) => {
  expect(isCurrentLink(href, shoes)).toBe(expected)
})
