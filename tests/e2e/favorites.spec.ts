import { htmlFaults } from './html-rules.ts'
import { openProduct } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('a shopper keeps favorites, shares them, and takes them off again @both', async ({
  page,
  baseURL,
  browser,
  expectAccessible,
}) => {
  const product = await openProduct(page, baseURL)
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page).toHaveURL(/\/en-us\/favorites$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  const card = page.getByRole('main').getByRole('link', { name: product.name, exact: true })
  await expect(card).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Share these favorites' }).click()
  const link = await page.getByLabel('Link to share').inputValue()
  const friend = await browser.newPage()
  const response = await friend.goto(link.replace('/en-us/', '/fr-fr/'))
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  expect(response?.headers()['cache-control']).toBe('no-store')
  await expect(friend.getByRole('heading', { level: 1, name: 'Favoris partagés' })).toBeVisible()
  await expect(friend.locator('main article')).toHaveCount(1)
  await expect(friend.getByRole('main').getByRole('button')).toHaveCount(0)
  await friend.close()

  await page.getByRole('button', { name: `Remove ${product.name} from your favorites` }).click()
  await expect(page.getByText('No favorites yet')).toBeVisible()
  await expectAccessible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('favorites are kept by plain forms, in every language', async ({ page, baseURL }) => {
    const { url } = await openProduct(page, baseURL)
    await page.goto(url.replace('/en-us/', '/de-de/'))
    await page.getByRole('button', { name: 'Zu den Favoriten' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Favoriten' })).toBeVisible()
    await page.getByRole('button', { name: /aus den Favoriten entfernen/ }).click()
    await expect(page.getByText('Noch keine Favoriten')).toBeVisible()
  })
})

test('the favorites page is valid, and fits narrow screens', async ({ page, baseURL }) => {
  // A window that changes its size ends the transition between two pages, which browsers report as an error.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openProduct(page, baseURL)
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page).toHaveURL(/\/favorites$/)
  expect(await htmlFaults(await page.content())).toEqual([])
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `${width} pixels`).toBeLessThanOrEqual(0)
  }
})

test('a favorite that is gone, and a full list, are told in the language of the page', async ({
  page,
  context,
  baseURL,
}) => {
  await openProduct(page, baseURL)
  await page.getByRole('button', { name: 'Add to favorites' }).click()
  await expect(page).toHaveURL(/\/en-us\/favorites$/)
  const stale = await context.newPage()
  await stale.goto('/en-us/favorites')
  const remove = /from your favorites$/
  await page.getByRole('button', { name: remove }).click()
  await expect(page.getByText('No favorites yet')).toBeVisible()
  await stale.getByRole('button', { name: remove }).click()
  await expect(stale.getByRole('alert')).toHaveText(/is not there any more/)

  const told = {
    'en-us': /list is full/,
    'fr-fr': /liste est pleine/,
    'de-de': /Liste ist voll/,
  }
  for (const [locale, words] of Object.entries(told)) {
    await page.goto(`/${locale}/favorites?error=WSH409`)
    await expect(page.getByRole('alert')).toHaveText(words)
  }
})

test.describe('with a link that does not hold', () => {
  test.use({ expectedFaults: [/404/] })

  test('a visitor reads that nothing is shared', async ({ page }) => {
    const response = await page.goto('/en-us/favorites/00000000-0000-4000-8000-000000000000?token=guess')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('These favorites are not shared, or no longer.')).toBeVisible()
  })
})
