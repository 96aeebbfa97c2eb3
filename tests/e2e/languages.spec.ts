import { z } from 'zod'
import { sites } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { productsOf, someProduct } from '#tests/setup/some-product.ts'
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

const details = z.object({
  url: z.string(),
  attributes: z.array(
    z.object({ type: z.string(), options: z.array(z.object({ label: z.string(), available: z.boolean() })) }),
  ),
})

for (const locale of ['de-de', 'fr-ca']) {
  test(`${locale} writes half sizes with a comma, on the page and in the cart`, async ({ page, baseURL }) => {
    const half = /^\d+,5$/
    for await (const { productId } of productsOf(baseURL ?? '', locale, 3, 40)) {
      const path = `/products/v2/products/${productId}/details`
      const answer = await page.request.get(path, { headers: { 'x-locale': locale } })
      const { url, attributes } = details.parse(await answer.json())
      const sizes = attributes.find(({ type }) => type === 'size')?.options ?? []
      const size = sizes.find(({ label, available }) => available && half.test(label))
      if (!size) continue
      await page.goto(url, { waitUntil: 'networkidle' })
      await expect(page.getByRole('radio', { name: /\d\.\d/ })).toHaveCount(0)
      await page
        .getByRole('radio', { name: half })
        .and(page.locator(':enabled'))
        .first()
        .check({ force: true })
      await page.getByRole('main').locator('button[type=submit]').first().click()
      await expect(page.getByRole('dialog').getByText(/: \d+,5$/)).toBeVisible()
      return
    }
    throw new Error(`no product of the shop comes in half sizes in ${locale}`)
  })
}
