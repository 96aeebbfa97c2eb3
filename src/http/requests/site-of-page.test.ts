import { expect, it } from 'vitest'
import { siteOfPage } from './site-of-page.ts'

const localeOf = (path: string, language: string): string => {
  const url = new URL(path, 'https://shop.example')
  const request = new Request(url, { headers: { 'accept-language': language } })
  return siteOfPage({ url, request }).locale
}

it.each([
  ['/fr-fr/cart', 'fr-fr'],
  ['/sitemap-de-de.xml', 'de-de'],
  ['/acquirer/pay?locale=fr-ca', 'fr-ca'],
  ['/ops/orders', 'en-us'],
  ['/sitemap.xml', 'en-gb'],
])('%s is of %s, whatever the visitor speaks', (path, locale) => {
  expect(localeOf(path, 'en-GB')).toBe(locale)
})
