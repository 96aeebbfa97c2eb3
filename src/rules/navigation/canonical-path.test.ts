import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runsUpTo } from '#tests/setup/extent.ts'
import { canonicalPath, canonicalUrl } from './canonical-path.ts'

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/en-us', '/en-us'],
    ['/en-us/', '/en-us'],
    ['/EN-US', '/en-us'],
    ['/De-dE/c/damen-1000/', '/de-de/c/damen-1000'],
    ['//en-us//cart//', '/en-us/cart'],
    ['/EN-XX/cart', '/EN-XX/cart'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/%65n-us/%70/boot%2dFELLBOOT1', '/en-us/p/boot-FELLBOOT1'],
    ['/fr-ca/%c3%a9t%C3%A9%2f%25', '/fr-ca/%C3%A9t%C3%A9%2F%25'],
    ['/en-us/%2541', '/en-us/%2541'],
  ])('%s becomes %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it('stays on this shop and is canonical itself', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '//', 'EN-US', 'a', '..', '%2f', '%41', '%2525')),
        (parts) => {
          const canonical = canonicalPath(`/${parts.join('')}`)
          expect(canonical).toMatch(/^\/(?!\/)/)
          expect(canonicalPath(canonical)).toBe(canonical)
        },
      ),
      runsUpTo(100),
    )
  })
})

describe('canonicalUrl', () => {
  const url = (path: string) => new URL(path, 'https://shop.example')

  it('is nothing for the address itself', () => {
    expect(canonicalUrl(url('/en-us/c/women-1000?page=2'), '/en-us/c/women-1000')).toBeUndefined()
    expect(canonicalUrl(url('/fr-ca/c/été-1000'), '/fr-ca/c/été-1000')).toBeUndefined()
  })

  it('keeps the query, and takes the page out of the path', () => {
    expect(canonicalUrl(url('/en-us/c/men-1000?preview=true'), '/en-us/c/women-1000')).toBe(
      '/en-us/c/women-1000?preview=true',
    )
    expect(canonicalUrl(url('/en-us/c/women-1000/3?sort=newest'), '/en-us/c/women-1000', 3)).toBe(
      '/en-us/c/women-1000?sort=newest&page=3',
    )
    expect(canonicalUrl(url('/en-us/c/women-1000/1'), '/en-us/c/women-1000', 1)).toBe('/en-us/c/women-1000')
  })
})
