import type { Page } from '@playwright/test'
import { expect, test, withAndWithoutScript } from './shop-test.ts'
import { watchLayoutShift } from './layout-shift.ts'

const shoes = '/en-us/c/women/shoes-1100'

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const chosen = (page: Page) => page.getByRole('navigation', { name: 'Chosen' })

/** Brings the facets into view: the sheet on phones. */
const openFacets = async (page: Page): Promise<void> => {
  if (isPhone(page)) await page.getByRole('link', { name: 'Filter' }).click()
  await expect(page.getByRole('button', { name: /^Show \d+ styles?$/ })).toBeVisible()
}

for (const { how, javaScriptEnabled, windows } of withAndWithoutScript)
  test.describe(how, () => {
    test.use({ javaScriptEnabled })

    test(`a listing is filtered by several facets, loosened and cleared ${windows}`, async ({ page }) => {
      await page.goto(`${shoes}?sort=price-asc`)
      const all = await cards(page).count()
      await openFacets(page)
      await page.getByRole('checkbox', { name: /^Blue / }).check()
      await page.getByRole('checkbox', { name: /^Green / }).check()
      await page.getByRole('spinbutton', { name: 'To' }).fill('150')
      await page.getByRole('button', { name: /^Show/ }).click()
      // Without script the link to the facets leaves its fragment in the address.
      const isNarrowed = ({ pathname, search }: URL): boolean =>
        `${pathname}${search}` === `${shoes}?color=blue,green&price=-150&sort=price-asc`
      await expect(page).toHaveURL(isNarrowed)
      await expect(page.getByLabel('Sort by')).toHaveValue('price-asc')
      expect(await cards(page).count()).toBeLessThan(all)

      await chosen(page).getByRole('link', { name: 'Remove: Blue' }).click()
      await expect(page).toHaveURL(`${shoes}?color=green&price=-150&sort=price-asc`)
      await page.goBack()
      await expect(chosen(page).getByRole('link', { name: 'Remove: Blue' })).toBeVisible()
      await chosen(page).getByRole('link', { name: 'Clear all' }).click()
      await expect(page).toHaveURL(`${shoes}?sort=price-asc`)
      await expect(chosen(page)).toBeHidden()
      await expect(cards(page)).toHaveCount(all)
    })
  })

test('counts follow what is chosen before it is sent, and say what will show @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(shoes, { waitUntil: 'networkidle' })
  await openFacets(page)
  const show = page.getByRole('button', { name: /^Show/ })
  const before = await show.textContent()
  await page.getByRole('checkbox', { name: /^Brown / }).check()
  await expect(show).not.toHaveText(before ?? '')
  const told = Number(/\d+/.exec((await show.textContent()) ?? '')?.[0])
  await expectAccessible()
  await show.click()
  await expect(page).toHaveURL(`${shoes}?color=brown`)
  await expect(page.getByText(`${told} styles`, { exact: true })).toBeVisible()
})

test('the sheet is a dialog that holds the focus and gives it back @phone', async ({ page }) => {
  await page.goto(shoes, { waitUntil: 'networkidle' })
  const opener = page.getByRole('link', { name: 'Filter' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
})

test('facets are chosen by keyboard', async ({ page }) => {
  await page.goto(shoes, { waitUntil: 'networkidle' })
  await page.getByRole('checkbox', { name: /^Red / }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${shoes}?color=red`)
})

test('where nothing has all that is chosen, the page says which choice to leave out @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${shoes}?color=blue,green&price=-1`)
  await expect(page.getByRole('heading', { name: 'Nothing has all of this' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: /^Without “Up to \$1/ }).click()
  await expect(page).toHaveURL(`${shoes}?color=blue,green`)
  expect(await cards(page).count()).toBeGreaterThan(0)
})

test('a search is filtered too', async ({ page }) => {
  await page.goto('/en-us/search?q=boots')
  await page.getByRole('checkbox', { name: /^Women / }).check()
  await page.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL('/en-us/search?q=boots&category=1000')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “boots”' })).toBeVisible()
})

test('addresses of what is chosen have one form, and search engines keep to the whole listing', async ({
  page,
}) => {
  await page.goto(`${shoes}?color=green&color=blue&size=eu-99&page=1&price-from=&price-to=`)
  await expect(page).toHaveURL(`${shoes}?color=blue,green`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${shoes}$`))
  for (const link of await chosen(page).getByRole('link').all())
    await expect(link).toHaveAttribute('rel', 'nofollow')
})

test('nothing moves while a filtered listing loads @both', async ({ page }) => {
  const shift = await watchLayoutShift(page)
  await page.goto(`${shoes}?color=blue`, { waitUntil: 'networkidle' })
  expect(await shift()).toEqual([])
})
