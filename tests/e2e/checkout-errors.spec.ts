import { messages } from '#src/messages/messages.ts'
import { pageOfOrderFailure } from '#src/rules/checkout/order-failure.ts'
import { openReview, testCards } from './checkout-steps.ts'
import { ofOrders } from './error-codes.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './mock-shop.ts'

const locale = 'fr-fr'

const { errors, refusals } = messages.fr
const words: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }

test('an order that is refused is told at the step that it is about (fr)', async ({ page, mockShop }) => {
  test.slow()
  await fillCart(page, locale, [{ productId: demoProducts.socks }], mockShop)
  await openReview(page, locale, testCards.approved, mockShop)
  for (const errorId of ofOrders) {
    await page.goto(`${mockShop}/${locale}/checkout/summary`)
    await page.route('**/checkout/summary', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      const headers = { ...route.request().headers(), 'x-mock-error': errorId }
      // What it leads to is asked for without the fault.
      return route.fulfill({ response: await route.fetch({ headers, maxRedirects: 0 }) })
    })
    await page.getByRole('button', { name: messages.fr.checkout.review.buyObliged }).click()
    const step = pageOfOrderFailure(errorId) ?? ''
    await expect(page, errorId).toHaveURL(`${mockShop}/${locale}/checkout/${step}?error=${errorId}`)
    await expect(page.getByRole('alert'), errorId).toHaveText(words[errorId] ?? 'no words')
    await expect(page.getByRole('alert'), errorId).toBeFocused()
    await page.unroute('**/checkout/summary')
  }
  await page.goto(`${mockShop}/${locale}/checkout/summary`)
  await page.getByRole('button', { name: messages.fr.checkout.review.buyObliged }).click()
  await expect(page).toHaveURL(/\/order-confirmation$/)
})
