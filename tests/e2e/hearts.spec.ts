import type { Locator, Page } from '@playwright/test'
import { addToCart, openProduct, viewCart } from './shopper.ts'
import { expect, test } from './shop-test.ts'

/** Presses a heart, which shows what was wanted before the shop has done it. */
const press = async (page: Page, heart: Locator): Promise<void> => {
  const done = page.waitForResponse(/\/favorites\/(?:add|remove)$/)
  await heart.click()
  await done
}

test('a heart on a card keeps a product, and pages that others share know it @phone', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const product = await openProduct(page, baseURL)
  await page.goto(product.listingUrl)
  const heart = page.getByRole('main').getByRole('button', { name: `Favorite: ${product.name}`, exact: true })
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'false')
  await press(page, heart.first())
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`${product.listingUrl}$`))
  await expectAccessible()

  await page.reload()
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/en-us/favorites')
  await expect(page.getByRole('link', { name: product.name, exact: true })).toBeVisible()

  await page.goto(product.listingUrl)
  await press(page, heart.first())
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/en-us/favorites')
  await expect(page.getByText('No favorites yet')).toBeVisible()
})

test('a heart stands at each line of the cart', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  const miniCart = await addToCart(page, product)
  await viewCart(page, miniCart)
  const heart = page.getByRole('main').getByRole('button', { name: `Favorite: ${product.name}` })
  await press(page, heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/de-de/favorites')
  await expect(page.locator('main article')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a heart leads to the favorites', async ({ page, baseURL }) => {
    const product = await openProduct(page, baseURL)
    await page.goto(product.listingUrl.replace('/en-us/', '/fr-fr/'), { waitUntil: 'commit' })
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Favori/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Favoris' })).toBeVisible()
    await expect(page.locator('main article')).toHaveCount(1)
  })
})
