import { someProduct } from '#tests/setup/some-product.ts'
import { addToCart, openProduct, openQuickShop, quickShopLink, viewCart } from './shopper.ts'
import { expect, test } from './shop-test.ts'

test('a product is added from its card, and the mini cart shows it @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const { name, listingUrl, variants } = await someProduct(baseURL ?? '', 'en-us', 20)
  await page.goto(listingUrl)
  const dialog = await openQuickShop(page, name)
  await expectAccessible('dialog')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${listingUrl}$`))
  await expect(quickShopLink(page, name)).toBeFocused()
  await expect(quickShopLink(page, name)).toHaveCSS('opacity', '1')

  await openQuickShop(page, name)
  const attributes = Object.values(variants[0]?.attributes ?? {})
  for (const id of attributes) await dialog.locator(`label:has([value="${id}"])`).click()
  await dialog.getByRole('button', { name: /^Add to cart/ }).click()
  const miniCart = page.getByRole('dialog', { name: /your cart/i })
  await expect(miniCart.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(miniCart.getByLabel(`Quantity of ${name}`)).toHaveValue('1')
  await page.keyboard.press('Escape')
  await expect(quickShopLink(page, name)).toBeFocused()
})

test('what is saved for later becomes another variant', async ({ page, baseURL }) => {
  const product = await openProduct(page, baseURL, 3)
  const miniCart = await addToCart(page, product)
  await viewCart(page, miniCart)
  await page.getByRole('button', { name: `Save for later: ${product.name}` }).click()
  const saved = page.getByRole('region', { name: 'Saved for later' })
  await saved.getByRole('button', { name: `Change ${product.name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Change ${product.name}` })
  const size = dialog.locator('[data-attribute="size"] label:has(:enabled:not(:checked))').first()
  const value = await size.innerText()
  await size.click()
  await dialog.getByRole('button', { name: 'Update saved item' }).click()
  await expect(saved.getByRole('listitem').filter({ hasText: value }).first()).toBeVisible()
  await expect(saved.getByRole('button', { name: `Change ${product.name}` })).toBeFocused()
})
