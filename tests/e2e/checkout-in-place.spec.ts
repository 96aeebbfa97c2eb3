import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { fillInCard, goToBilling, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const { billing, review, shipping, steps } = messages.en.checkout

/** The addresses of the documents that a page loads from now on. */
const documentsOf = (page: Page): string[] => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded.push(request.url())
  })
  return loaded
}

const headingIsFocused = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeFocused()

test('steps change in place, forward and back, each at its address and with its title @both', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
  await page.goto('/en-us/checkout')
  const documents = documentsOf(page)
  // Goes through the first step by its own page.
  await goToBilling(page, 'en-us')
  documents.length = 0
  await headingIsFocused(page, billing.methods)
  await expect(page).toHaveTitle(new RegExp(`^${billing.title} \\|`))
  await expectAccessible()
  await fillInCard(page, 'en-us', testCards.approved)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/summary$/)
  await headingIsFocused(page, review.heading)
  await expect(page).toHaveTitle(new RegExp(`^${review.title} \\|`))
  await expectAccessible()

  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/billing$/)
  await headingIsFocused(page, billing.methods)
  await expect(page.getByRole('radio', { name: /Visa ending in 1111/ })).toBeChecked()
  await page.goForward()
  await headingIsFocused(page, review.heading)
  await page.getByRole('link', { name: `${review.edit}: ${review.to}` }).click()
  await expect(page).toHaveURL(/\/checkout\/shipping\?address$/)
  await headingIsFocused(page, shipping.heading)
  await page.goBack()
  await headingIsFocused(page, review.heading)
  await page
    .getByRole('navigation', { name: steps.label })
    .getByRole('link', { name: steps.shipping })
    .click()
  await headingIsFocused(page, shipping.methods)
  await page.getByRole('button', { name: shipping.toPayment }).click()
  await headingIsFocused(page, billing.methods)
  expect(documents).toEqual([])

  await page.reload()
  await expect(page.getByRole('heading', { name: billing.methods, exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: shipping.methods, exact: true })).toBeVisible()
  await page.goto('/en-us/checkout/summary')
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page).toHaveURL(/\/order-confirmation$/)
})

test.describe('without a connection', () => {
  test.use({ expectedFaults: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|status 0|answer 0/] })

  test('a step stays, says so, and goes on once there is one', async ({ page, context }) => {
    await fillCart(page, 'en-us', [{ productId: demoProducts.socks }])
    await goToBilling(page, 'en-us')
    const link = page
      .getByRole('navigation', { name: steps.label })
      .getByRole('link', { name: steps.shipping })
    await context.setOffline(true)
    await link.click()
    await expect(page.getByRole('alert')).toHaveText(messages.en.errors.byCode.NETWORK)
    await expect(page).toHaveURL(/\/checkout\/billing$/)
    await context.setOffline(false)
    await link.click()
    await headingIsFocused(page, shipping.methods)
  })
})
