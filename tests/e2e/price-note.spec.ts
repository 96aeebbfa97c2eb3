import { messages } from '#src/messages/messages.ts'
import { expect, test } from './shop-test.ts'

const sock = '/p/accessories/socks/switchback-sock-MW3004SK'
const pages = [sock, '/c/accessories/socks-4200', '/search?q=MW3004SK']

for (const [locale, language] of [
  ['de-de', 'de'],
  ['fr-fr', 'fr'],
  ['en-gb', 'en'],
] as const)
  test(`prices in ${locale} say that they hold the tax, and lead to what delivery costs`, async ({
    page,
  }) => {
    const { taxed, delivery } = messages[language].catalogue.priceNote
    for (const path of pages) {
      await page.goto(`/${locale}${path}`)
      const note = page.getByRole('main').getByText(`${taxed} ${delivery}`)
      await expect(note).toBeVisible()
      await expect(note.getByRole('link')).toHaveAttribute('href', `/${locale}/help/delivery`)
    }
  })

test('prices that do not hold the tax say nothing of it, nor does a gift card', async ({ page }) => {
  const texts = messages.en.catalogue.priceNote
  for (const path of [...pages.map((path) => `/en-us${path}`), '/en-gb/p/accessories/gift-card-MW9001GC']) {
    await page.goto(path)
    await expect(page.getByText(texts.taxed)).toHaveCount(0)
  }
})
