import { z } from 'zod'
import { productsOf } from '#tests/setup/some-product.ts'
import { expect, test } from './shop-test.ts'

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
