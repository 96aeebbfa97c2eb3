import {
  addToCart,
  cartLink,
  islandsStarted,
  openPage,
  openProduct,
  quantityOf,
  viewCart,
} from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('from a listing to the cart and back to nothing, undone @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const product = await openProduct(page, baseURL)
  await page.goto(product.listingUrl)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await openPage(page, product)

  const miniCart = await addToCart(page, product)
  await expect(miniCart.getByRole('link', { name: product.name, exact: true })).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName(/1/)
  await viewCart(page, miniCart)

  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expectAccessible()
  const quantity = quantityOf(page, product)
  await expect(quantity).toHaveValue('1')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(quantity).toHaveValue('2')
  await expect(cartLink(page)).toHaveAccessibleName(/2/)
  await page.reload()
  await islandsStarted(page)
  await expect(quantity).toHaveValue('2')

  await page.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect(page.getByText(`${product.name} was removed`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantity).toHaveValue('2')
  await page.reload()
  await expect(quantity).toHaveValue('2')
})

test('adding without a size asks for one and moves the focus there', async ({ page, baseURL }) => {
  await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /choose|add to cart/i })
    .first()
  await add.click()
  await expect(page.getByText(/please choose/i).first()).toBeVisible()
  await expect(page.getByRole('radio').and(page.locator(':focus'))).toHaveCount(1)
})

test('the product page is accessible @both', async ({ page, baseURL, expectAccessible }) => {
  await openProduct(page, baseURL)
  await page.waitForLoadState('networkidle')
  await expectAccessible()
})

test('the mini cart is accessible, closes by Escape and gives the focus back', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const product = await openProduct(page, baseURL)
  const miniCart = await addToCart(page, product)
  await expectAccessible('dialog[open]')
  await page.keyboard.press('Escape')
  await expect(miniCart).toBeHidden()
  await expect(page.getByRole('main').getByRole('button').and(page.locator(':focus'))).toHaveCount(1)
})

test('the cart link opens the mini cart, except on the cart page', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL)
  await addToCart(page, product)
  await page.goto('/en-us')
  await cartLink(page).click()
  await expect(page.getByRole('dialog', { name: /your cart/i })).toBeVisible()
  await page.goto('/en-us/cart')
  await cartLink(page).click()
  await expect(page.getByRole('dialog', { name: /your cart/i })).toBeHidden()
})

test('sorting a listing by price puts the cheapest first', async ({ page, baseURL }) => {
  const { listingUrl } = await openProduct(page, baseURL)
  const prices = async (sort: string) => {
    await page.goto(`${listingUrl}?sort=${sort}`)
    const texts = await page
      .getByRole('main')
      .getByText(/^(?:From )?\$\d+/)
      .allTextContents()
    return texts.map((text) => Number(text.replace(/[^\d.]/g, '')))
  }
  const rising = await prices('price-asc')
  const falling = await prices('price-desc')
  expect(rising.length).toBeGreaterThan(3)
  expect(rising[0]).toBeLessThan(falling[0] ?? 0)
})
