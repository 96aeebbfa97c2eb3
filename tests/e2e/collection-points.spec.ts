import { messages } from '#src/messages/messages.ts'
import { fillInCard, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const { account, checkout } = messages.de
const { collection, shipping } = checkout

test('parcels go to a collection point near a town, where the site wants to know who collects', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await fillCart(page, 'de-de', [{ productId: demoProducts.socks }])
  await page.goto('/de-de/checkout')
  await page.getByRole('link', { name: collection.link }).click()
  await page.getByLabel(collection.place).fill('Berlin')
  await page.keyboard.press('Enter')
  await page.waitForURL(/place=Berlin/)
  await expect(page.getByRole('group', { name: collection.found }).getByRole('radio')).not.toHaveCount(0)
  await expect(page.getByRole('group', { name: collection.found })).toContainText(
    /\d km · (Geöffnet|Geschlossen)/,
  )
  await expectAccessible()
  const who = page.getByRole('group', { name: shipping.pickup })
  await page.getByRole('group', { name: collection.found }).getByRole('radio').first().check()
  await page.getByRole('button', { name: collection.choose }).click()
  await expect(who.getByLabel(account.fields.email)).toHaveAttribute('aria-invalid', 'true')
  await who.getByLabel(account.fields.firstName).fill('Anna')
  await who.getByLabel(account.fields.lastName, { exact: true }).fill('Berg')
  await who.getByLabel(account.fields.email).fill('anna.berg@example.com')
  await who.getByLabel(account.fields.phone).fill('040 3290900')
  await page.keyboard.press('Enter')
  const point = page.getByRole('region', { name: collection.title })
  await expect(point).toContainText('anna.berg@example.com')
  await expect(page.getByRole('group', { name: shipping.home }).getByRole('radio')).toHaveCount(1)
  await page.getByRole('button', { name: shipping.toPayment }).click()
  await page.getByLabel(account.fields.addressLine1, { exact: true }).fill('Am Kai 12')
  await page.getByLabel(account.fields.postalCode).fill('10115')
  await page.getByLabel(account.fields.city, { exact: true }).fill('Berlin')
  await page.getByLabel(account.fields.phone).fill('040 3290900')
  await fillInCard(page, 'de-de', testCards.approved)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/summary$/)
  await expect(page.getByRole('main')).toContainText(collection.title)
  await page.getByRole('button', { name: checkout.review.buyObliged }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(checkout.confirmation.title)
})

test('collection points work without script, and are offered where the country has some', async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow()
  await fillCart(page, 'en-gb', [{ productId: demoProducts.socks }])
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  const texts = messages.en.checkout.collection
  await plain.goto('/en-gb/checkout/collection?place=London')
  await plain.getByRole('button', { name: texts.choose }).click()
  await expect(plain.getByRole('alert')).toHaveText(texts.chooseFirst)
  await plain.getByRole('group', { name: texts.found }).getByRole('radio').first().check()
  await plain.getByRole('button', { name: texts.choose }).click()
  await expect(plain.getByRole('region', { name: texts.title })).toBeVisible()
  await plain.goto('/en-gb/checkout/collection?place=Atlantis')
  await expect(plain.getByRole('status').filter({ hasText: texts.none })).toHaveCount(1)
  await context.close()
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  await page.goto('/en-us/checkout')
  await expect(page.getByRole('link', { name: texts.link })).toHaveCount(0)
})
