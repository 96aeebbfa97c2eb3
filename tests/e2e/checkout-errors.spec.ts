import { messages } from '#src/messages/messages.ts'
import { pageOfOrderFailure } from '#src/rules/checkout/order-failure.ts'
import { openReview, testCards } from './checkout-steps.ts'
import { ofOrders } from './error-codes.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, mock, test } from './mock-shop.ts'
import { islandsStarted } from './shopper.ts'

const locale = 'fr-fr'

const { errors, refusals } = messages.fr
const words: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }

test.use({ expectedFaults: [/status of [45]\d\d|^answer [45]\d\d/] })

test('an order that is refused is told at the step that it is about (fr)', async ({ page, mockShop }) => {
  test.slow()
  await fillCart(page, locale, [{ productId: demoProducts.socks }], mockShop)
  await openReview(page, locale, testCards.approved, mockShop)
  const order = page.getByRole('button', { name: messages.fr.checkout.review.buyObliged })
  for (const errorId of ofOrders) {
    await page.goto(`${mockShop}/${locale}/checkout/summary`)
    await islandsStarted(page)
    await mock(page, `error=${errorId}&call=PUT /cart/v2/checkout/order`)
    await order.click()
    const step = pageOfOrderFailure(errorId) ?? ''
    await expect(page, errorId).toHaveURL(`${mockShop}/${locale}/checkout/${step}?error=${errorId}`)
    await expect(page.getByRole('alert'), errorId).toHaveText(words[errorId] ?? 'no words')
    await expect(page.getByRole('alert'), errorId).toBeFocused()
  }
  await page.goto(`${mockShop}/${locale}/checkout/summary`)
  await page.evaluate(() => localStorage.removeItem('mock'))
  await order.click()
  await expect(page).toHaveURL(/\/order-confirmation$/)
})
