import { expect } from 'vitest'
import { test } from './served-shop.ts'

const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

for (const [locale, currency] of [
  ['en-us', 'USD'],
  ['de-de', 'EUR'],
] as const)
  test(`the ${locale} product feed tells of the market’s products and their pages`, async ({ origin }) => {
    const read = async () => {
      const response = await fetch(`${origin}/${locale}/feeds/products.xml`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
      expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
      return response.text()
    }
    const feed = await read()
    expect(await read()).toBe(feed)
    const listing = await fetch(`${origin}/products/v2/catalog?locale=${locale}&pageSize=1`)
    const [total = 0] = allOf(await listing.text(), /"total":(\d+)/g).map(Number)
    const links = allOf(feed, /<g:link>([^<]+)<\/g:link>/g)
    const pages = new Set(links.map((link) => link.replace(/\?.*/, '')))
    // All but the gift card, which has no price of its own.
    expect(pages.size).toBe(total - 1)
    expect(new Set(allOf(feed, /<g:id>([^<]+)<\/g:id>/g)).size).toBe(links.length)
    expect(new Set(allOf(feed, /<g:price>[\d.]+ ([A-Z]+)<\/g:price>/g))).toEqual(new Set([currency]))
    const [picture = ''] = allOf(feed, /<g:image_link>([^<]+)<\/g:image_link>/g)
    expect((await fetch(picture.replaceAll('&amp;', '&'))).headers.get('content-type')).toMatch(/^image\//)
    const response = await fetch(links[0] ?? '', { redirect: 'manual' })
    expect(response.status).toBe(200)
  })

test('a locale that is none has no feed', async ({ origin }) => {
  expect((await fetch(`${origin}/en-xx/feeds/products.xml`)).status).toBe(404)
})
