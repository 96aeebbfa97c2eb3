import { sites } from '#src/contract/sites.ts'
import { htmlFaults } from './html-rules.ts'
import { expect, test } from './shop-test.ts'

for (const { locale } of sites)
  test(`the store locator of ${locale} lists the shops of its country, with a map`, async ({
    page,
    expectAccessible,
  }) => {
    const answer = await page.goto(`/${locale}/stores`)
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
    const cards = page.locator('.store-card')
    expect(await cards.count()).toBeGreaterThan(1)
    await expect(cards.first().locator('.store-state')).not.toBeEmpty()
    const country = locale.slice(3).toUpperCase()
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? ''
    for (const card of await cards.all()) await expect(card.locator('address')).toContainText(name)
    expect(await page.locator('.store-map-marker').count()).toBeGreaterThan(1)
    expect(await page.locator('.store-map-land').getAttribute('d')).toMatch(/^M/)
    expect(await page.locator('.store-map-town').count()).toBeGreaterThan(2)
    await expectAccessible('main')
  })

test('shops are found by town, nearest first, and a marker leads to the shop’s page', async ({ page }) => {
  await page.goto('/en-us/stores')
  await page.getByRole('searchbox', { name: 'Town or postal code' }).fill('Bend, OR')
  await page.getByRole('button', { name: 'Find shops' }).click()
  await expect(page).toHaveURL(/\/en-us\/stores\?q=Bend%2C\+OR/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('shops near Bend, OR')
  await expect(page.locator('.store-card h3').first()).toHaveText('Marlow Portland')
  await expect(page.locator('.store-distance').first()).toHaveText(/^1\d\d mi$/)
  await page.getByRole('link', { name: 'Marlow Portland' }).last().click()
  await expect(page).toHaveURL(/\/en-us\/stores\/portland$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marlow Portland')
})

test('a place that nobody knows, and one too far off, each show a way on', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/de-de/stores?q=Nirgendheim')
  await expect(page.getByRole('heading', { name: '„Nirgendheim“ kennen wir nicht' })).toBeVisible()
  await expectAccessible('main')
  await page.getByRole('link', { name: 'Alle Läden' }).click()
  await expect(page.locator('.store-card')).toHaveCount(2)

  await page.goto('/de-de/stores?q=Konstanz&radius=25')
  await expect(page.locator('.store-card')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Beliebig weit' }).click()
  await expect(page.locator('.store-card h3').first()).toHaveText('Marlow München')
})

test.describe('a visitor who lets the browser tell where they are', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 51.507_351, longitude: -0.127_758 } })

  test('sees the shops near them, after pressing the button and not before', async ({ page }) => {
    await page.goto('/en-gb/stores')
    await expect(page).toHaveURL(/\/en-gb\/stores$/)
    await page.getByRole('button', { name: 'Use my position' }).click()
    await expect(page).toHaveURL(/latitude=51\.51&longitude=-0\.13$/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('near you')
    await expect(page.locator('.store-card h3').first()).toHaveText('Marlow London')
    const answer = await page.reload()
    expect(answer?.headers()['cache-control']).toContain('no-store')
  })
})

test('a visitor who does not let it is told so, and types', async ({ page }) => {
  await page.goto('/en-gb/stores')
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'could not be read' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Town or postcode' })).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the locator is a form, and has no button that does nothing', async ({ page }) => {
    await page.goto('/fr-fr/stores')
    await expect(page.getByRole('button', { name: 'Utiliser ma position' })).toBeHidden()
    await page.getByRole('searchbox', { name: 'Ville ou code postal' }).fill('69001')
    await page.getByRole('button', { name: 'Trouver un magasin' }).click()
    await expect(page.locator('.store-card h3').first()).toHaveText('Marlow Lyon')
    await expect(page.getByRole('link', { name: 'Itinéraire vers Marlow Lyon' })).toHaveAttribute(
      'href',
      /openstreetmap\.org/,
    )
  })
})

test('a shop’s page tells its hours, its services and its place, to people and to machines', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const answer = await page.goto('/fr-ca/stores/montreal')
  expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([])
  await expect(page.getByRole('table', { name: 'Horaires d’ouverture' }).getByRole('row')).toHaveCount(7)
  await expect(page.locator('tr[data-today]').first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('62, rue du Sentier')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text): unknown => JSON.parse(text))).toContainEqual(
    expect.objectContaining({
      '@type': ['LocalBusiness', 'ShoeStore'],
      url: `${baseURL}/fr-ca/stores/montreal`,
    }),
  )
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(sites.length + 1)
  await expectAccessible('main')
})

test('stores are in the sitemap and the footer, and the old address leads to them', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap-de-de.xml')).text()
  for (const path of ['/de-de/stores', '/de-de/stores/berlin']) expect(sitemap).toContain(`${path}</loc>`)
  await page.goto('/en-us/store-locator')
  await expect(page).toHaveURL(/\/en-us\/stores$/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Our shops' })).toHaveAttribute(
    'href',
    '/en-us/stores',
  )
})

test.describe('an address of no shop', () => {
  test.use({ expectedFaults: [/404/] })

  test('is a page that says so', async ({ page }) => {
    for (const path of ['/en-us/stores/atlantis', '/en-us/stores/de-cp-1', '/en-us/stores/A%20B']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
    }
  })
})

test('nothing scrolls sideways on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/de-de/stores', '/de-de/stores/munich', '/fr-fr/stores?q=Chamonix']) {
    await page.goto(path)
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, path).toBe(0)
  }
})
