import { sites } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { expect, test } from './shop-test.ts'

/** Texts that are said only in one language, as a page in another would betray itself by them. */
function telling(language: 'en' | 'fr' | 'de'): string[] {
  const layout = messages[language].layout.frame
  const listing = messages[language].catalogue.listing
  const cart = messages[language].cart
  return [
    layout.skipToContent,
    layout.searchProducts,
    layout.country,
    listing.sort,
    cart.empty,
    cart.startShopping,
  ]
}

const signs = { USD: /\$\d/, CAD: /(?:CAD|\$)\s?\d|\d\s(?:CAD|\$)/, GBP: /£\d/, EUR: /\d\s€/ }

for (const { locale, language, currency } of sites) {
  test(`${locale} speaks its own language and prices in ${currency}`, async ({ page, baseURL }) => {
    const product = await someProduct(baseURL ?? '', locale)
    const foreign = (['en', 'fr', 'de'] as const).filter((other) => other !== language).flatMap(telling)
    for (const path of [`/${locale}`, product.listingUrl, product.url, `/${locale}/cart`]) {
      await page.goto(path)
      const text = await page.locator('body').innerText()
      expect(foreign.filter((words) => text.includes(words))).toEqual([])
    }
    await page.goto(product.url)
    const sign = Object.entries(signs).find(([code]) => code === currency)?.[1] ?? /^$/
    expect(await page.getByRole('main').innerText()).toMatch(sign)
  })
}
