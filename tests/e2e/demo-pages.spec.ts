import { globSync } from 'node:fs'
import { sites } from '#src/contract/sites.ts'
import { isPlacedPage } from '#src/rules/content/placed-page.ts'
import { htmlFaults } from './html-rules.ts'
import { axeFaults, colourRules } from './quick-axe.ts'
import { expect, test } from './shop-test.ts'

const slugs = globSync('**/*.json', { cwd: 'demo/content/en/page' })
  .map((file) => file.slice(0, -'.json'.length).replaceAll('\\', '/'))
  .filter((slug) => !isPlacedPage(slug))
  .sort()

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

/** 1280 by 1024 pixels at 400 %: also the narrowest phone. */
const zoomed = { width: 320, height: 256 }
const widths = [320, 390, 768, 1024, 1440, 1920]

test('the demo has every page the specifications name', () => {
  expect(slugs).toEqual(expect.arrayContaining(named))
})

for (const { locale } of sites) {
  test(`every page of the ${locale} demo is found by search engines and speaks for itself`, async ({
    request,
  }) => {
    const sitemap = await (await request.get(`/sitemap-${locale}.xml`)).text()
    for (const slug of slugs) {
      const html = await (await request.get(`/${locale}/${slug}`)).text()
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

for (const slug of slugs) {
  test(`/${slug} is sound in every width and scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(zoomed)
    const answer = await page.goto(`/en-us/${slug}`)
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFaults(page, colourRules)).toEqual([])

    await page.goto(`/de-de/${slug}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overhang, `at ${width} pixels`).toBeLessThanOrEqual(0)
    }
  })
}
