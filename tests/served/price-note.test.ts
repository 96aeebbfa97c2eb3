import { expect } from 'vitest'
import { messages } from '#src/messages/messages.ts'
import { test } from './served-shop.ts'

const sock = '/p/accessories/socks/switchback-sock-MW3004SK'
const pages = [sock, '/c/accessories/socks-4200', '/search?q=MW3004SK', '/cart', '/nothing']

/** What stands in the main part of a page. */
const mainOf = async (url: string): Promise<string> =>
  /<main\b.*<\/main>/s.exec(await (await fetch(url)).text())?.[0] ?? ''

for (const [locale, language] of [
  ['de-de', 'de'],
  ['fr-fr', 'fr'],
  ['en-gb', 'en'],
] as const)
  test(`prices in ${locale} say that they hold the tax, and lead to what delivery costs`, async ({
    origin,
  }) => {
    const { taxed, delivery } = messages[language].catalogue.priceNote
    for (const path of pages)
      expect(await mainOf(`${origin}/${locale}${path}`), path).toMatch(
        new RegExp(`${taxed}\\s*<a [^>]*href="/${locale}/help/delivery"[^>]*>\\s*${delivery}`),
      )
  })

test('prices that do not hold the tax say nothing of it, nor does a gift card', async ({ origin }) => {
  const { taxed } = messages.en.catalogue.priceNote
  for (const path of [...pages.map((path) => `/en-us${path}`), '/en-gb/p/accessories/gift-card-MW9001GC']) {
    const main = await mainOf(origin + path)
    expect(main, path).toContain('<h1')
    expect(main, path).not.toContain(taxed)
  }
})
