import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { fillInCard, fillInDestination, openBilling, testCards, type TypedCard } from './checkout-steps.ts'
import { newEmail, signUp } from './account-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

const { socks } = demoProducts
const text = messages.en.checkout.billing
const { giftCard } = messages.en.checkout.storedValue

const cardNumber = (page: Page) => page.getByRole('textbox', { name: text.cardNumber, exact: true })
const goOn = (page: Page) => page.getByRole('button', { name: text.continue }).click()
const order = (page: Page) => page.getByRole('button', { name: messages.en.checkout.review.buy }).click()

/** Signs up, and orders by a card that is saved. */
const orderSavingCard = async (page: Page, baseURL: string | undefined, card: TypedCard): Promise<void> => {
  await signUp(page, baseURL, newEmail())
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  await page.getByRole('checkbox', { name: text.save }).check()
  await fillInCard(page, 'en-us', card)
  await goOn(page)
  await order(page)
}

test.describe('a card', () => {
  test.use({ expectedFaults: [/status of 400|^answer 400/] })

  const locale = 'de-de'

  test('goes to the acquirer from the browser, by keyboard (de)', async ({ page, expectAccessible }) => {
    await fillCart(page, locale, [{ productId: socks }])
    await openBilling(page, locale)
    await islandsStarted(page)
    await expectAccessible()
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().includes('/acquirer/'))
        posted.push(request.postData() ?? '')
    })
    await fillInCard(page, locale, testCards.approved)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}/checkout/summary$`))
    expect(posted.join()).toContain('"token":"card_')
    expect(posted.join()).not.toMatch(/4111.?1111/)
    await expect(page.getByRole('main').getByText(/Visa .* 1111/)).toBeVisible()
    await expectAccessible()
  })

  test('is refused at its fields, and typed again', async ({ page, expectAccessible }) => {
    await fillCart(page, 'en-us', [{ productId: socks }])
    await openBilling(page, 'en-us')
    await islandsStarted(page)
    const cardExpiry = page.getByRole('textbox', { name: text.cardExpiry })
    const cardCode = page.getByRole('textbox', { name: text.cardCode })
    const { required } = messages.en.validation
    await goOn(page)
    await expect(cardNumber(page)).toHaveAccessibleDescription(required)
    await expect(cardExpiry).toHaveAccessibleDescription(`${required} ${text.cardExpiryHint}`)
    await expect(cardCode).toHaveAccessibleDescription(`${required} ${text.cardCodeHint}`)
    await expect(cardNumber(page)).toBeFocused()
    await fillInCard(page, 'en-us', { number: '4111 1111 1111 1112', expiry: '01/20', code: '73' })
    await goOn(page)
    await expect(cardNumber(page)).toHaveAccessibleDescription(text.faults.number)
    await expect(cardExpiry).toHaveAccessibleDescription(`${text.faults.expiry} ${text.cardExpiryHint}`)
    await expect(cardCode).toHaveAccessibleDescription(`${text.faults.code} ${text.cardCodeHint}`)
    await fillInCard(page, 'en-us', { ...testCards.approved, number: '4111 1111 1111 1112' })
    await goOn(page)
    await expect(cardNumber(page)).toHaveAccessibleDescription(text.faults.number)
    await expectAccessible()
    await fillInCard(page, 'en-us', { ...testCards.approved, expiry: '01/20' })
    await goOn(page)
    await expect(cardExpiry).toHaveAccessibleDescription(`${text.faults.expiry} ${text.cardExpiryHint}`)
    await fillInCard(page, 'en-us', testCards.approved)
    await goOn(page)
    await expect(page).toHaveURL(/\/checkout\/summary$/)
  })
})

test('the brand and the groups of a card show while it is typed', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  await cardNumber(page).pressSequentially('378282246310005')
  await expect(cardNumber(page)).toHaveValue('3782 822463 10005')
  await expect(page.getByText('American Express')).toBeVisible()
})

test('another billing address with a fault keeps the card that was given', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  await islandsStarted(page)
  await page.getByRole('checkbox', { name: text.same }).uncheck()
  await page.getByLabel('City').fill('Portland')
  await fillInCard(page, 'en-us', testCards.approved)
  await goOn(page)
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Portland')
  await expect(cardNumber(page)).toHaveValue(testCards.approved.number)
  await expect(page.getByRole('textbox', { name: text.cardCode })).toHaveValue(testCards.approved.code)
  await page.getByLabel('Address', { exact: true }).fill('7 Pier Road')
  await page.getByLabel('State').selectOption('ME')
  await page.getByLabel('ZIP code').fill('04101')
  await goOn(page)
  await expect(page).toHaveURL(/\/checkout\/summary$/)
  await expect(page.getByRole('main').getByText('7 Pier Road')).toBeVisible()
})

test('a bill that goes to the delivery address follows it when it changes', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  await fillInCard(page, 'en-us', testCards.approved)
  await goOn(page)
  await page.waitForURL(/\/checkout\/summary$/)
  await page.goto('/en-us/checkout/shipping?address')
  await page.getByLabel('Address', { exact: true }).fill('7 Pier Road')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/shipping#delivery$/)
  await page.goto('/en-us/checkout/summary')
  await expect(page.getByRole('main').getByText('7 Pier Road')).toHaveCount(2)
  await page.goto('/en-us/checkout/billing')
  await expect(page.getByRole('checkbox', { name: text.same })).toBeChecked()
})

test.describe('a gift card that is refused', () => {
  test.use({ expectedFaults: [/status of 400|^answer 400/] })

  test('a gift card leaves the bill and the card as they are typed, and sends no number of it', async ({
    page,
    expectAccessible,
  }) => {
    await fillCart(page, 'en-us', [{ productId: socks }])
    await openBilling(page, 'en-us')
    await islandsStarted(page)
    const posted: string[] = []
    page.on('request', (request) => posted.push(request.postData() ?? ''))
    await page.getByRole('checkbox', { name: text.same }).uncheck()
    await page.getByLabel('Address', { exact: true }).fill('7 Pier Road')
    await fillInCard(page, 'en-us', testCards.approved)
    await page.getByText(giftCard.add).click()
    await page.getByLabel(giftCard.number, { exact: true }).fill('1234 5678 9012 3456')
    await page.getByLabel(giftCard.pin, { exact: true }).fill('4711')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert')).toContainText(messages.en.errors.byCode.GFC800)
    await expect(page.getByRole('checkbox', { name: text.same })).not.toBeChecked()
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('7 Pier Road')
    await expect(cardNumber(page)).toHaveValue(testCards.approved.number)
    expect(posted.join()).toContain('1234 5678 9012 3456')
    expect(posted.join()).not.toMatch(/4111.?1111/)
    await expectAccessible()
  })
})

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status 0|answer 0/] })

  test('a card is not called wrong', async ({ page, context }) => {
    await fillCart(page, 'en-us', [{ productId: socks }])
    await openBilling(page, 'en-us')
    await fillInCard(page, 'en-us', testCards.approved)
    await islandsStarted(page)
    await context.setOffline(true)
    await goOn(page)
    await expect(page.getByRole('alert')).toHaveText(messages.en.errors.byCode.NETWORK)
    await expect(cardNumber(page)).not.toHaveAttribute('aria-invalid')
    await context.setOffline(false)
    await goOn(page)
    await expect(page).toHaveURL(/\/checkout\/summary$/)
  })
})

test('a bill to another country has the fields of that country, and leaves focus and card alone', async ({
  page,
}) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  await page.getByRole('checkbox', { name: text.same }).uncheck()
  await fillInCard(page, 'en-us', testCards.approved)
  await page.getByLabel('City').fill('Hamburg')
  await page.getByLabel('Country').focus()
  await page.getByLabel('Country').selectOption('DE')
  await expect(page.getByLabel('State')).toHaveCount(0)
  await expect(page.getByLabel('Country')).toHaveValue('DE')
  await expect(page.getByLabel('Country')).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Hamburg')
  await expect(cardNumber(page)).toHaveValue(testCards.approved.number)
})

test('a country that is chosen before the script is there has its fields once it is', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  const script = Promise.withResolvers<undefined>()
  await page.route('**/*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/en-us/checkout/billing', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: text.same }).uncheck()
  await page.getByLabel('City').fill('Hamburg')
  await page.getByLabel('Country').selectOption('DE')
  await expect(page.getByLabel('State')).toBeVisible()
  script.resolve(undefined)
  await expect(page.getByLabel('State')).toHaveCount(0)
  await expect(page.getByLabel('Country')).toHaveValue('DE')
  await expect(page.getByLabel('City')).toHaveValue('Hamburg')
})

test('Klarna is a way to pay where it lends', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await goOn(page)
  await expect(page).toHaveURL(/\/checkout\/summary$/)
  await expect(page.getByRole('main').getByText('Klarna')).toBeVisible()
})

test.describe('a gift card that nobody knows', () => {
  test.use({ expectedFaults: [/status of 400|^answer 400/] })

  test('an unknown gift card is told at its number', async ({ page, expectAccessible }) => {
    await fillCart(page, 'en-us', [{ productId: socks }])
    await openBilling(page, 'en-us')
    await page.getByText(giftCard.add).click()
    await page.getByLabel(giftCard.number, { exact: true }).fill('1234 5678 9012 3456')
    await page.getByLabel(giftCard.pin, { exact: true }).fill('4711')
    await page.getByRole('button', { name: text.apply }).click()
    await expect(page.getByLabel(giftCard.number, { exact: true })).toHaveAccessibleDescription(
      messages.en.errors.byCode.GFC800,
    )
    await expect(page.getByLabel(giftCard.pin, { exact: true })).toHaveValue('')
    await expectAccessible()
  })
})

test('without script a card is posted, and neither number nor code comes back', async ({
  page,
  browser,
  baseURL,
}) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto('/en-us/checkout')
  await fillInDestination(plain, 'en-us')
  await plain.getByRole('button', { name: messages.en.checkout.shipping.continue }).click()
  await plain.getByRole('button', { name: messages.en.checkout.shipping.toPayment }).click()
  await fillInCard(plain, 'en-us', { ...testCards.approved, expiry: '01/20', code: '' })
  await goOn(plain)
  await expect(plain.getByRole('alert')).toContainText(text.faults.expiry)
  await expect(plain.getByRole('alert')).toContainText(`${text.cardCode}: ${messages.en.validation.required}`)
  await fillInCard(plain, 'en-us', { ...testCards.approved, expiry: '02/20' })
  await goOn(plain)
  await expect(plain.getByText(`${text.cardCode}: ${messages.en.validation.required}`)).toHaveCount(0)
  await expect(plain.getByRole('alert')).toContainText(text.faults.expiry)
  expect(await plain.content()).not.toMatch(/4111.?1111|"737"/)
  await fillInCard(plain, 'en-us', testCards.approved)
  await goOn(plain)
  await expect(plain).toHaveURL(/\/checkout\/summary$/)
  await expect(plain.getByRole('main').getByText(/Visa ending in 1111/)).toBeVisible()
  await context.close()
})

test('a customer saves a card at the payment, and pays with it the next time', async ({ page, baseURL }) => {
  test.slow()
  await orderSavingCard(page, baseURL, testCards.approved)
  await page.waitForURL(/\/order-confirmation$/)
  await expect(page.getByRole('link', { name: messages.en.checkout.confirmation.createAccount })).toHaveCount(
    0,
  )
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  const saved = page.getByRole('radio', { name: /Visa ending in 1111\s*Expires 12\/2039/ })
  await expect(saved).toBeChecked()
  await goOn(page)
  await order(page)
  await expect(page).toHaveURL(/\/order-confirmation$/)
})

test.describe('a bank that refuses', () => {
  test.use({ expectedFaults: [/status of 402|^answer 402/] })

  test('a saved card that its bank refuses is not chosen again', async ({ page, baseURL }) => {
    test.slow()
    await orderSavingCard(page, baseURL, testCards.challenged)
    const bank = page.frameLocator(`iframe[title="${messages.en.dialogs.challenge.frame}"]`)
    await bank.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByRole('alert')).toHaveText(messages.en.refusals.threeDSFailed)
    await expect(page.getByRole('radio', { name: /Visa ending in 0006/ })).not.toBeChecked()
    await expect(page.getByRole('radio', { name: text.newCard })).toBeChecked()
  })
})
