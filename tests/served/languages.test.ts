import { expect } from 'vitest'
import { sites, type Language } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { test } from './served-shop.ts'

const languages = ['en', 'fr', 'de'] as const

/** All texts of the interface in a language, those with a place for something left out. */
const textsOf = (node: unknown): string[] => {
  if (typeof node === 'string') return node.includes('{') ? [] : [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : []
}

/** Texts of several words that one language says and no other, as a page in another would betray itself by them. */
const tellingOf = (language: Language): string[] => {
  const others = languages.filter((other) => other !== language).flatMap((other) => textsOf(messages[other]))
  const own = textsOf(messages[language]).filter((text) => /\S+ \S+ \S+/.test(text))
  return own.filter((text) => !others.includes(text))
}

const telling = Object.fromEntries(languages.map((language) => [language, tellingOf(language)]))

/** What a page shows as text, without its scripts and styles. */
const shownIn = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')

const signs = { USD: /\$\d/, CAD: /(?:CAD|\$)\s?\d|\d\s(?:CAD|\$)/, GBP: /£\d/, EUR: /\d\s€/ }

const pages = [
  ...['', '/cart', '/search?q=boot', '/favorites', '/sign-in', '/sign-up', '/newsletter', '/stores'],
  ...['/cookie-settings', '/help/contact-us', '/help/track-order', '/no-such-page'],
]

for (const { locale, language, currency } of sites)
  test(`${locale} speaks its own language and prices in ${currency}`, async ({ origin }) => {
    const product = await someProduct(origin, locale)
    const foreign = languages.filter((other) => other !== language).flatMap((other) => telling[other] ?? [])
    const textOf = async (path: string): Promise<string> => shownIn(await (await fetch(origin + path)).text())
    for (const path of [product.listingUrl, product.url, ...pages.map((page) => `/${locale}${page}`)]) {
      const text = await textOf(path)
      expect(
        foreign.filter((words) => text.includes(words)),
        path,
      ).toEqual([])
      expect(
        telling[language]?.some((words) => text.includes(words)),
        path,
      ).toBe(true)
    }
    expect(await textOf(product.url)).toMatch(new Map(Object.entries(signs)).get(currency) ?? /^$/)
  })
