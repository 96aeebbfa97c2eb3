import { describe, expect, it } from 'vitest'
import { isForeignUrl, isSafeUrl } from './safe-url.ts'

describe('isSafeUrl', () => {
  it.each([
    '/c/women-1000',
    '/',
    '#top',
    '?page=2',
    'https://example.com/a?b=c',
    'http://example.com',
    'mailto:help@example.com',
    'tel:+4930123456',
  ])('accepts %j', (url) => expect(isSafeUrl(url)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    'women',
    '',
    'https://',
  ])('refuses %j', (url) => expect(isSafeUrl(url)).toBe(false))
})

it('tells links that leave the site', () => {
  expect(isForeignUrl('https://example.com')).toBe(true)
  expect(isForeignUrl('/stories/the-welt')).toBe(false)
  expect(isForeignUrl('mailto:help@example.com')).toBe(false)
})
