import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { createAccount, newEmail } from './account-steps.ts'
import { fillInSignIn } from './customer.ts'
import { demoProducts, fillCart, openFilledCart } from './filled-cart.ts'
import { fillInDestination } from './checkout-steps.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

const { fleece, socks } = demoProducts
const text = messages.en.checkout.shipping

const summaryOf = (page: Page) =>
  page.getByRole('complementary', { name: messages.en.checkout.summary.title })

test('the checkout leads from the cart to the first step that is not done', async ({ page }) => {
  await openFilledCart(page, 'en-us', [{ productId: fleece }])
  await page.getByRole('link', { name: messages.en.cart.checkout }).click()
  await expect(page).toHaveURL(/\/en-us\/checkout\/shipping$/)
  await expect(page.getByRole('navigation', { name: /steps/i }).locator('[aria-current=step]')).toHaveText(
    messages.en.checkout.steps.shipping,
  )
  await page.goto('/en-us/checkout/billing')
  await expect(page).toHaveURL(/\/en-us\/checkout\/shipping$/)
})

test('without a cart the checkout leads to the cart', async ({ page }) => {
  for (const path of ['/en-us/checkout', '/en-us/checkout/shipping', '/en-us/checkout/billing']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/en-us\/cart$/)
  }
})

test('the pages of the checkout are in no cache and no search engine', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  const response = await page.goto('/en-us/checkout/shipping')
  expect(response?.headers()['cache-control']).toBe('no-store')
  expect(response?.headers()['content-security-policy']).toContain(`default-src 'none'`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

const locale = 'fr-fr'

const { shipping, steps } = messages.fr.checkout

test('a guest says where the order goes, and how it comes, by keyboard (fr)', async ({
  page,
  expectAccessible,
}) => {
  await fillCart(page, locale, [{ productId: socks }])
  await page.goto(`/${locale}/checkout`)
  await expectAccessible()
  await fillInDestination(page, locale)
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/${locale}/checkout/shipping#delivery$`))
  await expect(page.getByText('anna.berg@example.com')).toBeVisible()
  const methods = page.getByRole('group', { name: shipping.home })
  await expect(methods.getByRole('radio', { checked: true })).toHaveValue('standard')
  await methods.getByRole('radio', { checked: true }).press('ArrowUp')
  await expect(methods.getByRole('radio', { checked: true })).toHaveValue('express')
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/${locale}/checkout/billing$`))
  await page.getByRole('navigation').getByRole('link', { name: steps.shipping }).click()
  await expect(methods.getByRole('radio', { checked: true })).toHaveValue('express')
})

test('the order beside the form follows the way it comes', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await page.goto('/en-us/checkout')
  await fillInDestination(page, 'en-us')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/shipping#delivery$/)
  const total = summaryOf(page).getByText('Total', { exact: true }).locator('..')
  const before = await total.textContent()
  await page.getByRole('radio', { name: /Express/ }).check()
  await expect(total).not.toHaveText(before ?? '')
})

test('a form that is not complete comes back with what was typed, and says what is missing', async ({
  page,
  expectAccessible,
}) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await page.goto('/en-us/checkout/shipping')
  await islandsStarted(page)
  await fillInDestination(page, 'en-us')
  await page.getByLabel('ZIP code').fill('ABC')
  await page.getByLabel('Email', { exact: true }).fill('anna')
  await page.getByRole('button', { name: text.continue }).click()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/^Email is not valid/)
  await expect(page.getByRole('link', { name: /^ZIP code/ })).toBeVisible()
  await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('City')).toHaveValue('San Francisco')
  await expectAccessible()
})

test('a street that is too long is told at its line, and comes back whole', async ({ page }) => {
  const street = 'Friedrich-Wilhelm-von-Steuben-Allee 123 b'
  await fillCart(page, 'de-de', [{ productId: socks }])
  await page.goto('/de-de/checkout/shipping')
  await fillInDestination(page, 'de-de')
  const line = page.getByLabel(messages.de.account.fields.addressLine1, { exact: true })
  await line.fill('')
  await line.pressSequentially(street)
  await page.keyboard.press('Enter')
  await expect(line).toHaveAccessibleDescription(/höchstens 30 Zeichen/)
  await expect(line).toHaveValue(street)
})

test('a ZIP code of another state is doubted once', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await page.goto('/en-us/checkout/shipping')
  await fillInDestination(page, 'en-us')
  await page.getByLabel('State').selectOption('NY')
  await page.getByRole('button', { name: text.continue }).click()
  await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(/^94105 is in California/)
  await page.getByRole('button', { name: text.continue }).click()
  await expect(page).toHaveURL(/\/shipping#delivery$/)
})

test('a phone number of a country whose area codes differ stays as it is typed', async ({ page }) => {
  await fillCart(page, 'de-de', [{ productId: socks }])
  await page.goto('/de-de/checkout/shipping')
  const phone = page.getByLabel(messages.de.account.fields.phone)
  await phone.pressSequentially('030 1234567')
  await expect(phone).toHaveValue('030 1234567')
})

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status 0|answer 0/] })

  test('the form stays with what was typed, and is sent once there is one', async ({ page, context }) => {
    await fillCart(page, 'en-us', [{ productId: socks }])
    await page.goto('/en-us/checkout/shipping')
    await fillInDestination(page, 'en-us')
    await islandsStarted(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: text.continue }).click()
    await expect(page.getByRole('alert')).toHaveText(messages.en.errors.byCode.NETWORK)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel('City')).toHaveValue('San Francisco')
    await context.setOffline(false)
    await page.getByRole('button', { name: text.continue }).click()
    await expect(page).toHaveURL(/\/shipping#delivery$/)
  })
})

test('a postal code that the country does not have is told in its language', async ({ page }) => {
  await fillCart(page, 'de-de', [{ productId: socks }])
  await page.goto('/de-de/checkout/shipping')
  await islandsStarted(page)
  await fillInDestination(page, 'de-de')
  await page.getByLabel('Postleitzahl').fill('99')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Postleitzahl')).toHaveAccessibleDescription(
    messages.de.validation.exactLength.replace('{n}', '5'),
  )
  await expect(page.getByLabel('Postleitzahl')).toBeFocused()
})

test('without script a guest goes through the delivery by forms', async ({ page, browser, baseURL }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto('/en-us/checkout')
  await fillInDestination(plain, 'en-us')
  await plain.getByRole('button', { name: text.continue }).click()
  await plain.getByRole('radio', { name: /Express/ }).check()
  await plain.getByRole('button', { name: text.toPayment }).click()
  await expect(plain).toHaveURL(/\/en-us\/checkout\/billing$/)
  await context.close()
})

test('a customer signs in from the checkout, and chooses a saved address', async ({ page, baseURL }) => {
  test.slow()
  const email = newEmail()
  await createAccount(baseURL ?? '', email)
  await fillCart(page, 'en-us', [{ productId: socks }])
  await page.goto('/en-us/checkout/shipping')
  await page.getByRole('main').getByRole('link', { name: text.signIn }).click()
  await fillInSignIn(page.getByRole('main'), email)
  await expect(page).toHaveURL(/\/en-us\/checkout\/shipping$/)
  await expect(page.getByLabel('First name')).toHaveValue('Anna')
  const address = { firstName: 'Anna', lastName: 'Berg', addressLine1: '7 Pier Road', city: 'Portland' }
  const data = {
    ...address,
    ...{ province: 'ME', postalCode: '04101', countryCode: 'US', phone: '207 555 0100', email },
    approachType: 'S',
  }
  const headers = { 'x-locale': 'en-us' }
  await page.request.post('/consumers-v3/consumer/address', { headers, data })
  await page.reload()
  await expect(page.getByRole('radio', { name: /7 Pier Road/ })).toBeChecked()
  await page.getByRole('button', { name: text.useSaved }).click()
  await expect(page.getByRole('main').getByText('7 Pier Road')).toBeVisible()
  await expect(page.getByRole('button', { name: text.toPayment })).toBeVisible()
})

test('on a phone the order folds away above the form @phone', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: fleece }])
  await page.goto('/en-us/checkout/shipping')
  const fold = page.getByText(messages.en.checkout.summary.show, { exact: true })
  const line = page.getByRole('main').getByText('Wether Fleece').filter({ visible: true })
  await expect(line).toHaveCount(0)
  await fold.click()
  await expect(line).toHaveCount(1)
})
