import { sites } from '#src/contract/sites.ts'
import { someProduct } from '#tests/setup/some-product.ts'
import { expect, test } from './shop-test.ts'

test('every site’s home page names itself and all its translations', async ({ page, baseURL }) => {
  for (const { locale, language, country } of sites) {
    await page.goto(`/${locale}`)
    expect(await page.locator('html').getAttribute('lang')).toBe(`${language}-${country}`)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toBe(`${baseURL}/${locale}`)
    const translations = page.locator('link[rel=alternate][hreflang]')
    const tags = await translations.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
    expect(tags.toSorted()).toEqual(
      [...sites.map((site) => `${site.language}-${site.country}`), 'x-default'].toSorted(),
    )
  }
})

test('each translation a product names answers and names the product back', async ({
  page,
  request,
  baseURL,
}) => {
  const product = await someProduct(baseURL ?? '')
  await page.goto(product.url)
  const links = await page
    .locator('link[rel=alternate][hreflang]:not([hreflang=x-default])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links).toHaveLength(sites.length)
  for (const link of links) {
    const text = await (await request.get(link)).text()
    expect(text).toContain(`href="${baseURL}${product.url}"`)
  }
})

test('a product page carries Product and BreadcrumbList data, the home page Organization', async ({
  page,
  baseURL,
}) => {
  const typesOf = async (path: string) => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text): unknown => JSON.parse(text))
  }
  const product = await someProduct(baseURL ?? '')
  const data = await typesOf(product.url)
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'Product', name: product.name }))
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  expect(await typesOf('/en-us')).toContainEqual(expect.objectContaining({ '@type': 'Organization' }))
})

test('share data is whole', async ({ page, request }) => {
  await page.goto('/en-us')
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:locale']) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/)
  }
  const image = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await request.get(image ?? '')
  expect(answer.headers()['content-type']).toMatch(/^image\//)
})

test.describe('a page that does not exist', () => {
  test.use({ expectedFaults: [/404/] })

  test('answers 404 with a way back', async ({ page, expectAccessible }) => {
    const answer = await page.goto('/en-us/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/en-us\/?/)
  })
})
