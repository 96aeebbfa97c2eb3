import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { fillInCard, fillInDestination, openReview, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const { confirmation, review, steps, waiting } = messages.en.checkout
const { challenge } = messages.en.dialogs
const { socks } = demoProducts

const waitingOrder = (page: Page, { title } = waiting) => page.getByRole('region', { name: title })

/** Places an order that is paid by a card whose bank asks its owner, and leaves the page of the bank. Gives the order's number. */
const leaveChallenge = async (page: Page): Promise<string> => {
  await fillCart(page, 'en-us', [{ productId: socks }])
  await openReview(page, 'en-us', testCards.challenged)
  await page.getByRole('button', { name: review.buy }).click()
  const number = page.frameLocator(`iframe[title="${challenge.frame}"]`).getByText(/^W\d{10}$/)
  return (await number.textContent()) ?? ''
}

test('an order that waits for its payment is told of in cart, checkout and confirmation, and given up', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  const orderNumber = await leaveChallenge(page)
  for (const path of ['cart', 'checkout', 'order-confirmation']) {
    await page.goto(`/en-us/${path}`)
    await expect(waitingOrder(page)).toContainText(orderNumber)
    await expect(waitingOrder(page)).toContainText(/costs \$\d+\.\d\d/)
    await expectAccessible()
  }
  await waitingOrder(page).getByRole('link', { name: waiting.goOn }).click()
  await expect(page).toHaveURL(new RegExp(`/checkout/challenge\\?orderNumber=${orderNumber}$`))

  await page.goto('/en-us/checkout')
  await page.getByRole('link', { name: steps.billing, exact: true }).click()
  await expect(page).toHaveURL(/\/checkout\/billing$/)
  expect((await waitingOrder(page).locator('svg').boundingBox())?.width).toBeLessThanOrEqual(32)
  const stale = await page.context().newPage()
  await stale.goto('/en-us/cart')
  await waitingOrder(page).getByRole('button', { name: waiting.giveUp }).click()
  await expect(page.getByRole('status').filter({ hasText: waiting.givenUp })).toBeVisible()
  await expect(page).toHaveURL(/\/en-us\/checkout\/\w+\?givenUp=1$/)
  await expect(waitingOrder(page)).toHaveCount(0)
  await waitingOrder(stale).getByRole('button', { name: waiting.giveUp }).click()
  await expect(stale.getByText(waiting.givenUp)).toBeVisible()
  await expect(stale.getByRole('main').getByText('Switchback Sock').first()).toBeVisible()
  await stale.goto('/en-us/order-confirmation')
  await expect(stale.getByText(confirmation.cancelled)).toBeVisible()
})

test('an order that was paid meanwhile is not given up, and leads to its confirmation', async ({ page }) => {
  test.slow()
  const orderNumber = await leaveChallenge(page)
  const stale = await page.context().newPage()
  await stale.goto('/en-us/cart')
  const bank = page.frameLocator(`iframe[title="${challenge.frame}"]`)
  await bank.getByRole('button', { name: 'Yes, it is me' }).click()
  await expect(page).toHaveURL(/\/en-us\/order-confirmation$/)
  await waitingOrder(stale).getByRole('button', { name: waiting.giveUp }).click()
  await expect(stale).toHaveURL(/\/en-us\/order-confirmation$/)
  await expect(stale.getByRole('main')).toContainText(orderNumber)
  await expect(stale.getByText(confirmation.cancelled)).toHaveCount(0)
  await expect(waitingOrder(stale)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an order that waits is told of and given up by plain forms, in German', async ({ page }) => {
    test.slow()
    const texts = messages.de.checkout
    await fillCart(page, 'de-de', [{ productId: socks }])
    await page.goto('/de-de/checkout')
    await fillInDestination(page, 'de-de')
    await page.getByRole('button', { name: texts.shipping.continue }).click()
    await page.getByRole('button', { name: texts.shipping.toPayment }).click()
    await fillInCard(page, 'de-de', testCards.challenged)
    await page.getByRole('button', { name: texts.billing.continue }).click()
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
    await expect(page).toHaveURL(/\/checkout\/challenge\?orderNumber=W\d{10}$/)
    const challengedAt = page.url()
    await page.goto('/de-de/cart')
    await expect(waitingOrder(page, texts.waiting)).toContainText(/kostet \d+,\d\d\s€/)
    await waitingOrder(page, texts.waiting).getByRole('link', { name: texts.waiting.goOn }).click()
    await expect(page).toHaveURL(challengedAt)
    await page.goto('/de-de/cart')
    await waitingOrder(page, texts.waiting).getByRole('button', { name: texts.waiting.giveUp }).click()
    await expect(page.getByText(texts.waiting.givenUp)).toBeVisible()
    await expect(page.getByRole('main').getByText('Switchback Sock').first()).toBeVisible()
  })
})
