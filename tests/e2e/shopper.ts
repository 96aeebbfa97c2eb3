import { expect, type Locator, type Page } from '@playwright/test'
import { someProduct, type SomeProduct } from '#tests/setup/some-product.ts'

/** What a shopper does on a page, in the words of the English shop. */

/** Opens the page of a well stocked product in its best stocked colour. */
export async function openProduct(
  page: Page,
  baseURL: string | undefined,
  units = 20,
  waitUntil?: 'commit',
): Promise<SomeProduct> {
  const product = await someProduct(baseURL ?? '', 'en-us', units)
  await openPage(page, product, waitUntil)
  return product
}

/** Opens a product's page in its best stocked colour. */
export async function openPage(
  page: Page,
  { url, variants }: SomeProduct,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  const color = variants[0]?.attributes['color']
  await page.goto(color ? `${url}?color=${color}` : url, { waitUntil })
}

/** Chooses the best stocked size. The radio button itself lies under its label. */
export async function chooseSize(page: Page, { variants }: SomeProduct): Promise<void> {
  const size = variants[0]?.attributes['size'] ?? ''
  await page.locator(`input[type=radio][value="${size}"]`).check({ force: true })
}

/** The product page's own add button; a second one rides at the foot of phones. */
export function addButton(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^(add to cart|in your cart)$/i })
    .first()
}

/** The buy box has its script, which checks the form in place of the browser. */
export async function buyBoxStarted(page: Page): Promise<void> {
  await expect(page.locator('form[data-buy-box][novalidate]')).toHaveCount(1)
}

/** Chooses a size, adds, and waits until the mini cart shows. */
export async function addToCart(page: Page, product: SomeProduct): Promise<Locator> {
  await chooseSize(page, product)
  // Until the buy box has its scripts, its button posts the form and leads to the cart page.
  await buyBoxStarted(page)
  await addButton(page).click()
  const miniCart = page.getByRole('dialog', { name: /your cart/i })
  await expect(miniCart).toBeVisible()
  return miniCart
}

/** The way to quick-shop on a product's card. */
export function quickShopLink(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('link', { name: `Quick shop: ${name}`, exact: true })
    .first()
}

/** Opens quick-shop by a product's card, and waits until the product is read. */
export async function openQuickShop(page: Page, name: string): Promise<Locator> {
  await quickShopLink(page, name).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Quick shop: ${name}` })
  await expect(dialog.getByRole('radio').first()).toBeAttached()
  return dialog
}

/** The page is there with the scripts of its islands; until then its buttons lead on by forms. */
export async function islandsStarted(page: Page): Promise<void> {
  await page.waitForLoadState()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

/** Goes from the mini cart to the cart page. */
export async function viewCart(page: Page, miniCart: Locator): Promise<void> {
  await miniCart.getByRole('link', { name: 'View cart' }).click()
  await page.waitForURL(/\/cart$/)
  await islandsStarted(page)
}

/** The header's link to the cart, whose name tells the count. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /cart/i })
}

/** The field that holds how many of a product a cart line is for. */
export function quantityOf(page: Page, { name }: SomeProduct): Locator {
  return page.getByRole('main').getByRole('textbox', { name: `Quantity of ${name}` })
}
