import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'
import { fillInCard, fillInDestination, openBilling, openReview, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

const socks = [{ productId: demoProducts.socks }]
const code = 'WELCOME10'

const orderOf = (page: Page, language: keyof typeof messages) => {
  const { cart, checkout, errors } = messages[language]
  const order = page.getByRole('complementary', { name: checkout.summary.title })
  const fold = order.getByText(checkout.summary.useCoupon, { exact: true })
  const field = order.getByRole('textbox', { name: cart.coupon.label })
  const codes = order.getByRole('list', { name: checkout.summary.coupons })
  const apply = async (typed: string): Promise<void> => {
    if (!(await field.isVisible())) await fold.click()
    await field.fill(typed)
    await order.getByRole('button', { name: cart.coupon.apply, exact: true }).click()
  }
  return { order, fold, field, codes, apply, remove: `${cart.coupon.remove}: ${code}`, errors }
}

const locale = 'de-de'
const total = '26,95'
const less = '24,75'

test.describe('a code that is refused', () => {
  test.use({ expectedFaults: [/status of 404|^answer 404/] })

  test('a code is applied and taken off at the payment, which keeps what is typed (de)', async ({
    page,
    expectAccessible,
  }) => {
    await fillCart(page, locale, socks)
    await openBilling(page, locale)
    await islandsStarted(page)
    const { order, fold, field, codes, apply, remove, errors } = orderOf(page, 'de')
    const text = messages.de.checkout.billing
    const number = page.getByRole('textbox', { name: text.cardNumber, exact: true })
    await fillInCard(page, locale, testCards.approved)
    await expect(order).toContainText(total)
    await apply('NO SUCH CODE')
    await expect(field).toHaveAccessibleDescription(errors.byCode.PRM130)
    await expect(field).toHaveValue('NO SUCH CODE')
    await expect(field).toBeFocused()
    await expectAccessible()
    await apply(code)
    await expect(codes.getByRole('listitem')).toContainText([code])
    await expect(order).toContainText(less)
    await expect(fold).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: code })).toHaveCount(1)
    await expect(number).toHaveValue(testCards.approved.number)
    await expectAccessible()
    await codes.getByRole('button', { name: remove }).click()
    await expect(codes).toHaveCount(0)
    await expect(order).toContainText(total)
    await expect(number).toHaveValue(testCards.approved.number)
    await page.getByRole('button', { name: text.continue }).click()
    await expect(page).toHaveURL(/\/checkout\/summary$/)
  })
})

test('a code leaves an address as it is typed, and the review is of the new total', async ({ page }) => {
  await fillCart(page, 'en-us', socks)
  const { codes, apply, order, remove } = orderOf(page, 'en')
  await page.goto('/en-us/checkout')
  await fillInDestination(page, 'en-us')
  await islandsStarted(page)
  await apply(code)
  await expect(codes.getByRole('listitem')).toContainText([code])
  await expect(page.getByRole('main').getByLabel('City')).toHaveValue('San Francisco')
  await codes.getByRole('button', { name: remove }).click()
  await expect(codes).toHaveCount(0)
  await openReview(page, 'en-us', testCards.approved)
  const review = page.locator('.review-total')
  await expect(review).toContainText('$29.55')
  await apply(code)
  await expect(review).toContainText('$27.19')
  await expect(order).toContainText(code)
})

test('without script a code is applied, refused and taken off', async ({ page, browser, baseURL }) => {
  await fillCart(page, 'en-us', socks)
  await openBilling(page, 'en-us')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto('/en-us/checkout/billing')
  const { codes, apply, field, order, remove, errors } = orderOf(plain, 'en')
  await apply('NO SUCH CODE')
  await expect(field).toHaveAccessibleDescription(errors.byCode.PRM130)
  await expect(plain.locator('.checkout-notice')).toHaveCount(0)
  await apply(code)
  await expect(plain).toHaveURL(/\/en-us\/checkout\/billing$/)
  await expect(order).toContainText('$27.19')
  await codes.getByRole('button', { name: remove }).click()
  await expect(order).toContainText('$29.55')
  await context.close()
})
