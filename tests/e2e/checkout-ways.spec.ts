import type { Page } from '@playwright/test'
import { z } from 'zod'
import { messages } from '#src/messages/messages.ts'
import { fillInCard, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const cartSchema = z.object({ id: z.string(), items: z.array(z.object({ id: z.string() })) })
const visitorSchema = z.object({ cartId: z.string() })

/** Has the first item of the visitor's cart collected in a store. */
const collectIn = async (page: Page, locale: string, storeId: string): Promise<void> => {
  const cookies = await page.context().cookies()
  const said = cookies.find(({ name }) => name === 'welt_visitor')?.value ?? ''
  const { cartId } = visitorSchema.parse(JSON.parse(decodeURIComponent(said)))
  const headers = { 'x-locale': locale }
  const cart = await page.request.get(`/cart/v1/cart/${cartId}`, { headers })
  const [item] = cartSchema.parse(await cart.json()).items
  const data = { cartId, itemId: item?.id, storeId }
  const path = `/cart/v1/cart/${cartId}/item?action=pickup`
  const changed = await page.request.put(path, { headers, data })
  expect(changed.status()).toBe(200)
}

test('who collects in a store is asked for where the site wants to know it', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  const { account, checkout } = messages.de
  const { shipping, billing } = checkout
  await fillCart(page, 'de-de', [{ productId: demoProducts.socks }])
  await collectIn(page, 'de-de', 'de-munich')
  await page.goto('/de-de/checkout')
  const who = page.getByRole('group', { name: shipping.pickup })
  await page.getByRole('button', { name: shipping.continue }).click()
  await expect(who.getByLabel(account.fields.email)).toHaveAttribute('aria-invalid', 'true')
  await who.getByLabel(account.fields.firstName).fill('Anna')
  await who.getByLabel(account.fields.lastName, { exact: true }).fill('Berg')
  await who.getByLabel(account.fields.email).fill('anna.berg@example.com')
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('anna.berg@example.com')).toBeVisible()
  await expect(
    page.getByRole('group', { name: /Abholen bei/ }).getByRole('radio', { checked: true }),
  ).toHaveCount(1)
  await page.getByRole('button', { name: shipping.toPayment }).click()
  await expect(page.getByRole('checkbox', { name: billing.same })).toHaveCount(0)
  await page.getByLabel(account.fields.addressLine1, { exact: true }).fill('Am Kai 12')
  await page.getByLabel(account.fields.postalCode).fill('80331')
  await page.getByLabel(account.fields.city, { exact: true }).fill('München')
  await page.getByLabel(account.fields.phone).fill('089 3290900')
  await fillInCard(page, 'de-de', testCards.approved)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/summary$/)
  await page.getByRole('button', { name: checkout.review.buyObliged }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.confirmation.title)
  await expect(page.getByRole('main')).toContainText(/Abholen bei/)
})

test('what comes by email has no step of delivery', async ({ page, expectAccessible }) => {
  test.slow()
  const { account, checkout } = messages.en
  const headers = { 'x-locale': 'en-us' }
  await page.request.post('/token/v2/auth/token')
  const product = await page.request.get('/products/v2/products/MW9001GC/details', { headers })
  const { variants } = z
    .object({ variants: z.array(z.object({ upc: z.string() })) })
    .parse(await product.json())
  const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'For your next boots' }
  const item = { productId: 'MW9001GC', upc: variants[0]?.upc, qty: 1, customAmount: 5000, giftOption }
  await page.request.post('/cart/v1/cartWithItem', { headers, data: item })
  await page.goto('/en-us/checkout')
  await expect(page).toHaveURL(/\/checkout\/billing$/)
  const steps = page.getByRole('navigation', { name: checkout.steps.label })
  await expect(steps.getByRole('listitem')).toHaveCount(2)
  await expectAccessible()
  await page.getByLabel(account.fields.email, { exact: true }).fill('anna.berg@example.com')
  await page.getByLabel(account.fields.firstName).fill('Anna')
  await page.getByLabel(account.fields.lastName, { exact: true }).fill('Berg')
  await page.getByLabel(account.fields.addressLine1, { exact: true }).fill('12 Harbour Street')
  await page.getByLabel(account.fields.city).fill('San Francisco')
  await page.getByLabel(account.fieldsOfCountry.US.province).selectOption('CA')
  await page.getByLabel(account.fieldsOfCountry.US.postalCode).fill('94105')
  await page.getByLabel(account.fields.phone).fill('415 555 0100')
  await fillInCard(page, 'en-us', testCards.approved)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/summary$/)
  await page.getByRole('button', { name: checkout.review.buy }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.confirmation.title)
})
