import type { Page } from '@playwright/test'
import { visitorCookie } from '#src/contract/cookies.ts'
import { messages } from '#src/messages/messages.ts'
import {
  fillInCard,
  fillInDestination,
  goOnFromDelivery,
  openBilling,
  goToReview,
  openReview,
  testCards,
} from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const { socks } = demoProducts
const { billing, confirmation, review, shipping } = messages.en.checkout
const { challenge } = messages.en.dialogs

/** The review, with its script. */
const isLive = (page: Page) => expect(page.locator('astro-island[ssr]')).toHaveCount(0)

// What the shop refuses, a browser reports.
test.use({ expectedFaults: [/status of 40[249]|^answer 40[249]/] })

for (const { locale, language, button } of [
  { locale: 'en-us', language: 'en', button: 'Place order' },
  { locale: 'de-de', language: 'de', button: 'Zahlungspflichtig bestellen' },
] as const)
  test(`a guest orders by card and sees what happens now (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    test.slow()
    await fillCart(page, locale, [{ productId: socks }])
    await goToReview(page, locale, testCards.approved)
    await expectAccessible()
    const terms = page
      .getByRole('main')
      .getByRole('link', { name: messages[language].checkout.review.termsLink, exact: true })
    await expect(terms).toHaveAttribute('href', `/${locale}/brand-terms`)
    await page.getByRole('button', { name: button, exact: true }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${locale}/order-confirmation$`))
    const text = messages[language].checkout.confirmation
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
    await expect(page.getByRole('main')).toContainText(/W\d{10}/)
    await expect(page.getByRole('main')).toContainText('anna.berg@example.com')
    await expect(page.getByRole('main').getByText(/Visa .* 1111/)).toBeVisible()
    const withdrawal = page.getByRole('button', { name: messages[language].returns.withdrawal.start })
    await expect(withdrawal).toHaveCount(locale === 'en-us' ? 0 : 1)
    await expectAccessible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title)
    await page.goto(`/${locale}/checkout`)
    await expect(page).toHaveURL(new RegExp(`/${locale}/cart$`))
  })

test('the last step says that it works while the order is placed', async ({ page }) => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openReview(page, 'en-us', testCards.approved)
  const { promise: isLooked, resolve: goOn } = Promise.withResolvers<undefined>()
  await page.route('**/cart/v2/checkout/order', async (route) => {
    await isLooked
    await route.fallback()
  })
  const button = page.getByRole('button', { name: review.buy })
  await isLive(page)
  await button.click()
  await expect(page.getByRole('status').filter({ hasText: review.placing })).toBeVisible()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  goOn(undefined)
  await expect(page).toHaveURL(/\/order-confirmation$/)
})

test('without script a guest orders by card from end to end', async ({ page, browser, baseURL }) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto('/en-us/checkout')
  await fillInDestination(plain, 'en-us')
  await plain.getByRole('button', { name: shipping.continue }).click()
  await plain.getByRole('button', { name: shipping.toPayment }).click()
  await fillInCard(plain, 'en-us', testCards.challenged)
  await plain.getByRole('button', { name: billing.continue }).click()
  await plain.getByRole('button', { name: review.buy }).click()
  const bank = plain.frameLocator(`iframe[title="${challenge.frame}"]`)
  await bank.getByRole('button', { name: 'Yes, it is me' }).click()
  await bank.getByRole('button', { name: /^Go on to/ }).click()
  await expect(plain).toHaveURL(/\/en-us\/order-confirmation$/)
  await expect(plain.getByRole('main').getByText(/Visa ending in 0006/)).toBeVisible()
  await context.close()
})

test('a card that its bank declines leads back to the payment, and another one pays', async ({ page }) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openReview(page, 'en-us', testCards.declined)
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page).toHaveURL(/\/en-us\/checkout\/billing\?error=PYT402$/)
  await expect(page.getByRole('alert')).toHaveText(messages.en.refusals.PYT402)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('radio', { name: billing.newCard })).toBeChecked()
  const steps = page.getByRole('navigation', { name: messages.en.checkout.steps.label })
  await expect(steps.getByRole('link')).toHaveText([messages.en.checkout.steps.shipping])
  await fillInCard(page, 'en-us', testCards.approved)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/summary$/)
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page).toHaveURL(/\/en-us\/order-confirmation$/)
})

test('a challenge that is refused leads back to the payment with the lines kept', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openReview(page, 'en-us', testCards.challenged)
  await isLive(page)
  const button = page.getByRole('button', { name: review.buy })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: challenge.title })
  const bank = page.frameLocator(`iframe[title="${challenge.frame}"]`)
  await expect(bank.getByRole('button', { name: 'Refuse' })).toBeVisible()
  await expectAccessible()
  // Closed, it answers to the review, and the same button goes on with the same order.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('Your payment was not finished.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('button', { name: messages.en.checkout.waiting.giveUp })).toBeVisible()
  await expect(page).toHaveURL(/\/checkout\/summary$/)
  await expectAccessible()
  await button.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: messages.en.dialogs.close })).toBeFocused()
  await page.keyboard.press('Tab')
  await bank.getByRole('button', { name: 'Refuse' }).press('Enter')
  await expect(page).toHaveURL(/\/checkout\/billing\?notice=threeDSFailed$/)
  await expect(page.getByRole('alert')).toHaveText(messages.en.refusals.threeDSFailed)
  const order = page.getByRole('complementary', { name: messages.en.checkout.summary.title })
  await expect(order.getByText('Switchback Sock')).toBeVisible()
  await fillInCard(page, 'en-us', testCards.approved)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/summary$/)
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page).toHaveURL(/\/en-us\/order-confirmation$/)
})

test('what was changed after a challenge was left is what is ordered', async ({ page }) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openReview(page, 'en-us', testCards.challenged)
  await page.getByRole('button', { name: review.buy }).click()
  const number = page.frameLocator(`iframe[title="${challenge.frame}"]`).getByText(/^W\d{10}$/)
  const leftAt = `/en-us/checkout/challenge?orderNumber=${await number.textContent()}`
  await page.goto('/en-us/checkout/shipping?address')
  const main = page.getByRole('main')
  await main.getByLabel(messages.en.account.fields.email, { exact: true }).fill('bea.long@example.com')
  await main.getByLabel(messages.en.account.fields.addressLine1, { exact: true }).fill('7 Quay Lane')
  await page.keyboard.press('Enter')
  await goOnFromDelivery(page, shipping.home)
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await page.getByRole('button', { name: billing.continue }).click()
  await page.getByRole('button', { name: review.buy }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(/\/en-us\/order-confirmation$/)
  await expect(main).toContainText('bea.long@example.com')
  await expect(main).toContainText('7 Quay Lane')
  // The page of the bank that was left leads to no order that is over.
  await page.goto(leftAt)
  await expect(page).not.toHaveURL(/\/challenge/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Klarna is gone to once the order is placed, and leads back', async ({ page }) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await page.getByRole('button', { name: billing.continue }).click()
  await page.getByRole('button', { name: review.buy }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await expect(page).toHaveURL(/\/en-us\/order-confirmation$/)
  await expect(page.getByRole('main').getByText('Klarna')).toBeVisible()
})

test('the confirmation has the header count what is in the cart by now', async ({ page, context }) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openReview(page, 'en-us', testCards.approved)
  const before = await context.cookies()
  await page.getByRole('button', { name: review.buy }).click()
  await page.waitForURL(/\/order-confirmation$/)
  // As where a payment is confirmed elsewhere, of which the browser hears nothing.
  await context.addCookies(before.filter(({ name }) => name === visitorCookie))
  await page.goto('/en-us')
  const count = page.locator('[data-cart-count]')
  await expect(count).toHaveText('1')
  await page.goto('/en-us/order-confirmation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  await expect(count).toBeHidden()
  await page.goto('/en-us')
  await expect(count).toBeHidden()
})

test('Klarna that is refused is told at the payment', async ({ page }) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openBilling(page, 'en-us')
  await page.getByRole('radio', { name: 'Klarna' }).check()
  await page.getByRole('button', { name: billing.continue }).click()
  await page.getByRole('button', { name: review.buy }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page).toHaveURL(/\/checkout\/billing\?error=PAY400$/)
  await expect(page.getByRole('alert')).toHaveText(messages.en.refusals.PAY400)
})

test('a tab that was left behind says so, and follows', async ({ page, context }) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openReview(page, 'en-us', testCards.approved)
  await isLive(page)
  const other = await context.newPage()
  await other.goto('/en-us/checkout/shipping')
  await isLive(other)
  const total = page.locator('.review-total')
  const before = await total.textContent()
  await other.getByRole('radio', { name: /Express/ }).check()
  await expect(page.getByRole('alert')).toHaveText(messages.en.checkout.flash.totalChanged)
  await expect(total).not.toHaveText(before ?? '')

  await other.goto('/en-us/checkout/summary')
  await other.getByRole('button', { name: review.buy }).click()
  await other.waitForURL(/\/order-confirmation$/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('heading', { name: messages.en.checkout.gone.title })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: confirmation.see }).click()
  await expect(page).toHaveURL(/\/order-confirmation$/)
})

test('a form that is sent again leads to the same order', async ({ page, context }) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openReview(page, 'en-us', testCards.approved)
  const other = await context.newPage()
  await other.goto('/en-us/checkout/summary')
  const numberIn = (tab: typeof page) =>
    tab
      .getByRole('main')
      .getByText(/W\d{10}/)
      .first()
      .textContent()
  await page.getByRole('button', { name: review.buy }).click()
  await page.waitForURL(/\/order-confirmation$/)
  await other.getByRole('button', { name: review.buy }).click()
  await other.waitForURL(/\/order-confirmation$/)
  expect(await numberIn(other)).toBe(await numberIn(page))
})

test('a total that changed meanwhile is shown before it is ordered', async ({ page, context }) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openReview(page, 'en-us', testCards.approved)
  await isLive(page)
  // As where another device changes it, of which this one hears nothing.
  const other = await context.newPage()
  await other.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined
  })
  await other.goto('/en-us/checkout/shipping')
  await other.getByRole('radio', { name: /Express/ }).check()
  await other.getByRole('button', { name: shipping.toPayment }).click()
  await other.waitForURL(/\/billing$/)
  const total = page.locator('.review-total')
  const before = await total.textContent()
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page.getByRole('alert')).toHaveText(messages.en.checkout.flash.totalChanged)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(total).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page).toHaveURL(/\/order-confirmation$/)
})

test('the confirmation is of this browser alone', async ({ page }) => {
  await page.goto('/en-us/order-confirmation')
  await expect(page).toHaveURL(/\/en-us$/)
})
