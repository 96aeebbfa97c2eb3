import { describe, expect, it } from 'vitest'
import { keptQueryOf, siteHref } from './site-href.ts'

describe('siteHref', () => {
  it.each([
    ['/', '/fr-ca'],
    ['/c/women-1000', '/fr-ca/c/women-1000'],
    ['/c/women-1000?sort=newest', '/fr-ca/c/women-1000?sort=newest'],
    ['/en-us/p/x-MW1001TR', '/en-us/p/x-MW1001TR'],
    ['#details', '#details'],
    ['https://example.com/x', 'https://example.com/x'],
    ['//example.com/x', '//example.com/x'],
    ['mailto:hello@marlow.example', 'mailto:hello@marlow.example'],
  ])('%s leads to %s', (href, expected) => {
    expect(siteHref(href, 'fr-ca')).toBe(expected)
  })

  it('keeps the kept parameters, before an anchor', () => {
    const keptQuery = keptQueryOf(new URLSearchParams('preview=true&siteId=x&utm=1'))
    expect(keptQuery).toBe('siteId=x&preview=true')
    expect(siteHref('/c/women-1000?page=2#top', 'en-us', keptQuery)).toBe(
      '/en-us/c/women-1000?page=2&siteId=x&preview=true#top',
    )
    expect(siteHref('https://example.com', 'en-us', keptQuery)).toBe('https://example.com')
  })

  it('keeps no parameter that would make a page many times as large, but for editors', () => {
    const search = new URLSearchParams({ siteId: 'x'.repeat(201), enrollment_marketing_source: 'mail' })
    expect(keptQueryOf(search)).toBe('enrollment_marketing_source=mail')
    expect(keptQueryOf(search, true)).toContain('siteId=xxx')
  })
})
