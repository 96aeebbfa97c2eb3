import { expect, type Locator, type Page } from '@playwright/test'
import { someProduct, type SomeProduct } from '#tests/setup/some-product.ts'

/** What a shopper does on a page, in the words of the English shop. */

/** Opens a product page of the shop the page's base address names. */
export async function openProduct(page: Page, baseURL: string | undefined): Promise<SomeProduct> {
  const product = await someProduct(baseURL ?? '')
  await page.goto(product.url)
  return product
}

/** Chooses the first size that is in stock. The radio button itself lies under its label. */
export async function chooseSize(page: Page): Promise<void> {
  const size = page.getByRole('main').getByRole('radio', { disabled: false }).first()
  await size.check({ force: true })
}

/** The product page's own add button; a second one rides at the foot of phones. */
export function addButton(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^(add to cart|in your cart)$/i })
    .first()
}

/** Chooses a size, adds, and waits until the mini cart shows. */
export async function addToCart(page: Page): Promise<Locator> {
  await chooseSize(page)
  await addButton(page).click()
  const miniCart = page.getByRole('dialog', { name: /your cart/i })
  await expect(miniCart).toBeVisible()
  return miniCart
}

/** The header's link to the cart, whose name tells the count. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /cart/i })
}
