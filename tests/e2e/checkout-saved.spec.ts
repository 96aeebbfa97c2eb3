import { demoPassword } from '#demo/accounts.ts'
import { demoCards, demoPin } from '#demo/gift-cards.ts'
import { messages } from '#src/messages/messages.ts'
import { readPage } from '#tests/setup/page-scripts.ts'
import { newEmail, password, signUp } from './account-steps.ts'
import { fillInSignIn } from './customer.ts'
import { fillInCard, fillInDestination, goOnFromDelivery, testCards } from './checkout-steps.ts'
import { refreshCookie, sessionCookie } from '#src/contract/cookies.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

const { checkout, tenders, wallets } = messages.en
const { giftCard } = checkout.storedValue
const demoGiftCard =
  demoCards.find(({ method, currency }) => method === 'GIFT_CARD' && currency === 'USD')?.number ?? ''
const socks = [{ productId: demoProducts.socks }]

test('who has saved a card and an address goes to the summary by one button', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  await signUp(page, baseURL, newEmail())
  await fillCart(page, 'en-us', socks)
  await page.goto('/en-us/checkout')
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
  await fillInDestination(page, 'en-us')
  await page.getByRole('checkbox', { name: checkout.shipping.saveAddress }).check()
  await page.getByRole('button', { name: checkout.shipping.continue }).click()
  await page.getByRole('button', { name: checkout.shipping.toPayment }).click()
  await page.getByRole('checkbox', { name: checkout.billing.save }).check()
  await fillInCard(page, 'en-us', testCards.approved)
  await page.getByRole('button', { name: checkout.billing.continue }).click()
  await page.getByRole('button', { name: checkout.review.buy }).click()
  await page.waitForURL(/\/order-confirmation$/)
  await fillCart(page, 'en-us', socks)
  await page.goto('/en-us/checkout')
  await expectAccessible()
  const express = page.getByRole('button', { name: wallets.saved.replace('{card}', 'Visa ···1111') })
  await express.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/summary$/)
  await expect(page.getByRole('main')).toContainText('12 Harbour Street')
  await page.getByRole('button', { name: checkout.review.buy }).click()
  await expect(page).toHaveURL(/\/order-confirmation$/)
})

test('an athlete pays a part by the credit of the year, and takes it back', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await page.goto('/en-us/sign-in')
  await page.getByLabel('Email').fill('ana@welt.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/sign-in/)
  await fillCart(page, 'en-us', socks)
  await page.goto('/en-us/checkout')
  await fillInDestination(page, 'en-us')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: checkout.shipping.toPayment }).click()
  const credits = page.getByRole('region', { name: checkout.credits.title })
  await expect(credits).toContainText(/left this year/)
  await expectAccessible()
  // What is applied while the credit is under way follows it.
  const typed = Promise.withResolvers<undefined>()
  await page.route(
    '**/paymentInstruments?*',
    async (route) => {
      await typed.promise
      await route.continue()
    },
    { times: 1 },
  )
  await credits.getByRole('button', { name: checkout.credits.use }).click()
  await page.getByText(giftCard.add).click()
  await page.getByLabel(giftCard.number, { exact: true }).fill(demoGiftCard)
  await page.getByLabel(giftCard.pin, { exact: true }).fill(demoPin)
  await page.getByRole('button', { name: checkout.billing.apply }).click()
  typed.resolve(undefined)
  await expect(page.getByText(checkout.billing.covered)).toBeVisible()
  const applied = page.getByRole('list', { name: giftCard.applied }).getByRole('listitem')
  await expect(applied).toHaveText([new RegExp(checkout.billing.notNeeded)])
  await page.getByRole('button', { name: checkout.billing.continue }).click()
  await page.waitForURL(/\/summary$/)
  await expect(page.getByRole('main')).toContainText(tenders.names.ATHLETES_PAYMENT)
  await expect(page.getByRole('main')).not.toContainText('Gift card')
  await page.goto('/en-us/checkout/billing')
  await credits.getByRole('button', { name: /^Remove/ }).click()
  await expect(credits.getByRole('button', { name: checkout.credits.use })).toBeVisible()
})

test('a phone number is grouped while it is typed, as its country does', async ({ page }) => {
  await fillCart(page, 'en-us', socks)
  await page.goto('/en-us/checkout', { waitUntil: 'networkidle' })
  const phone = page.getByRole('main').getByLabel(messages.en.account.fields.phone)
  await phone.pressSequentially('4155550100')
  await expect(phone).toHaveValue('(415) 555 - 0100')
  await phone.fill('')
  await phone.pressSequentially('+49 40 1')
  await expect(phone).toHaveValue('+49 40 1')
})

test.describe('a customer', () => {
  test.use({ expectedFaults: [/status of 40[14]|^answer 40[14]/] })

  test('whose session ended is told so at the last step, and signs in again', async ({ page, baseURL }) => {
    const email = newEmail()
    await signUp(page, baseURL, email)
    await fillCart(page, 'en-us', socks)
    await page.goto('/en-us/checkout')
    await fillInDestination(page, 'en-us')
    await page.getByRole('button', { name: checkout.shipping.continue }).click()
    await page.getByRole('button', { name: checkout.shipping.toPayment }).click()
    await fillInCard(page, 'en-us', testCards.approved)
    await page.getByRole('button', { name: checkout.billing.continue }).click()
    await page.waitForURL(/\/summary$/)
    for (const name of [sessionCookie, refreshCookie]) await page.context().clearCookies({ name })
    await page.getByRole('button', { name: checkout.review.buy }).click()
    await expect(page).toHaveURL(/\/en-us\/sign-in\?/)
    await expect(
      page.getByRole('status').filter({ hasText: messages.en.security.notices.sessionEnded }),
    ).toBeVisible()
    await fillInSignIn(page.getByRole('main'), email)
    await expect(page).toHaveURL(/\/checkout\/summary$/)
  })
})

test('a guest who ordered has an account of the order by a password alone', async ({ page }) => {
  await fillCart(page, 'en-us', socks)
  await page.goto('/en-us/checkout')
  await fillInDestination(page, 'en-us', newEmail())
  await page.keyboard.press('Enter')
  await goOnFromDelivery(page, checkout.shipping.home)
  await fillInCard(page, 'en-us', testCards.approved)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: checkout.review.buy }).click()
  const field = page.getByLabel(messages.en.account.fields.password, { exact: true })
  await expect(field).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect((await readPage(page, page.url())).hasReact).toBe(false)
  const { signUp: words } = messages.en.account
  await expect(page.getByText(words.haveAccount).getByRole('link', { name: words.signIn })).toBeVisible()
  await field.fill(password)
  await islandsStarted(page)
  await expect(field).toHaveValue(password)
  await page.getByRole('button', { name: checkout.confirmation.createAccount }).click()
  await expect(page).toHaveURL(/\/en-us\/account\?welcome$/)
  await page.goto('/en-us/account/addresses')
  await expect(page.getByRole('main').getByText('Anna Berg').first()).toBeVisible()
})
