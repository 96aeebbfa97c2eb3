import { expect } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { demoPageSlugs } from '#tests/setup/demo-page-slugs.ts'
import { test } from './served-shop.ts'

/** Every page the specifications name for visitors (specification, account and content, section 2). */
const named = [
  'associate-discount-terms',
  'brand-terms',
  'gift-card',
  'help/contact-us',
  'help/returns/how-to-return',
  'loyalty',
  'loyalty-terms',
  'privacy',
  'promotions',
  'sale-terms',
  'search-hub',
  'sms-terms',
]

const described = ['name="description"', 'property="og:title"', 'property="og:description"']

test('the demo has every page the specifications name', () => {
  expect(demoPageSlugs).toEqual(expect.arrayContaining(named))
})

for (const { locale } of sites) {
  test(`every page of the ${locale} demo is found by search engines and speaks for itself`, async ({
    origin,
  }) => {
    const sitemap = await (await fetch(`${origin}/sitemap-${locale}.xml`)).text()
    for (const slug of demoPageSlugs) {
      const html = await (await fetch(`${origin}/${locale}/${slug}`)).text()
      const facts = {
        isListed: sitemap.includes(`/${locale}/${slug}</loc>`),
        headings: html.match(/<h1[\s>]/g)?.length,
        hasTitle: /<title>[^<]{5,}<\/title>/.test(html),
        undescribed: described.filter((name) => !new RegExp(`<meta ${name} content="[^"]{3,}"`).test(html)),
      }
      expect.soft(facts, slug).toEqual({ isListed: true, headings: 1, hasTitle: true, undescribed: [] })
    }
  })
}

test('/ leads to the site of the visitor’s language, what a campaign said kept', async ({ origin }) => {
  const german = await fetch(`${origin}/?enrollment_marketing_source=x`, {
    headers: { 'accept-language': 'de-DE,de;q=0.9' },
    redirect: 'manual',
  })
  expect(german.status).toBeGreaterThanOrEqual(302)
  expect(german.headers.get('location')).toMatch(/\/de-de\/?\?enrollment_marketing_source=x$/)
})

test('robots names the sitemap, whose addresses all answer', async ({ origin }) => {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const maps = addresses(await (await fetch(index)).text())
  expect(maps.length).toBe(sites.length)
  const german = addresses(await (await fetch(maps.find((url) => url.includes('de-de')) ?? '')).text())
  expect(german.length).toBeGreaterThan(60)
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule)
  expect(closed).toContain('/de-de/search?')
  for (const url of german)
    expect(
      closed.filter((rule) => `${new URL(url).pathname}$`.startsWith(rule)),
      url,
    ).toEqual([])
  for (const url of german.filter((_, position) => position % 12 === 0)) {
    expect((await fetch(url)).status, url).toBe(200)
  }
})
