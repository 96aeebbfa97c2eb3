import type { Page } from '@playwright/test'
import { z } from 'zod'
import { orderSchema, type Order } from '#src/contract/orders/order.ts'
import { messages } from '#src/messages/messages.ts'
import { newEmail, signUp } from './account-steps.ts'
import { openBilling } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './mock-shop.ts'
import { cards } from './placed-order.ts'

const { billing, confirmation, review } = messages.en.checkout
const { giftCard } = messages.en.checkout.storedValue
const { detail, track } = messages.en.orders
const recipient = 'zoe.marchand@example.com'

const made = z.object({ id: z.string() })
const tokenised = z.object({ token: z.string() })
const product = z.object({ variants: z.array(z.object({ upc: z.string() })) })

/** Buys a gift card over 100 dollars for Zoë, at one of her emails, by the API. */
const buyCard = async ({ request }: Page, shop: string, to = recipient): Promise<Order> => {
  const headers = { 'x-locale': 'en-us' }
  await request.post(`${shop}/token/v2/auth/token`)
  const read = await request.get(`${shop}/products/v2/products/${demoProducts.giftCard}/details`, { headers })
  const [variant] = product.parse(await read.json()).variants
  const giftOption = { to: 'Zoë', email: to, message: 'For your feet' }
  const item = {
    productId: demoProducts.giftCard,
    upc: variant?.upc,
    qty: 1,
    customAmount: 10_000,
    giftOption,
  }
  const added = await request.post(`${shop}/cart/v1/cartWithItem`, { headers, data: item })
  const cartId = made.parse(await added.json()).id
  const card = { expiry: '03/39', code: '737', number: cards.paying }
  const tokens = await request.post(`${shop}/acquirer/v1/cards`, { headers, data: card })
  const { token } = tokenised.parse(await tokens.json())
  const person = { firstName: 'Anna', lastName: 'Berg', email: 'anna.berg@example.com', phone: '4155550100' }
  const place = { countryCode: 'US', city: 'San Francisco', province: 'CA', postalCode: '94105' }
  const billingAddress = { ...person, ...place, addressLine1: '12 Harbour Street' }
  const paymentMethod = { code: 'CREDIT_CARD', additionalData: { token } }
  const data = { cartId, billingAddress, paymentMethod }
  await request.post(`${shop}/cart/v2/cart/${cartId}/shippingAddress`, {
    headers,
    data: { addresses: [{ ...billingAddress, shippingId: 'me' }] },
  })
  const placed = await request.put(`${shop}/cart/v2/checkout/order`, { headers, data })
  expect(placed.status(), await placed.text()).toBe(200)
  return orderSchema.parse(await placed.json())
}

/** The number and the PIN in the newest mail to Zoë, once there are so many. */
const mailedCard = async (
  page: Page,
  shop: string,
  count: number,
  to = recipient,
): Promise<[string, string]> => {
  const mails = page.getByRole('listitem').filter({ hasText: to })
  await expect(async () => {
    await page.goto(`${shop}/mail`)
    await expect(mails).toHaveCount(count, { timeout: 500 })
  }).toPass({ timeout: 150_000 })
  await mails.first().getByRole('link').click()
  const letter = await page.frameLocator('iframe').locator('body').innerText()
  expect(letter).toContain('$100.00')
  expect(letter).toContain('For your feet')
  const [number = ''] = /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(letter) ?? []
  const [, pin = ''] = /PIN\s+([2-9A-Z]{6})\b/.exec(letter) ?? []
  return [number, pin]
}

test('a gift card that is bought comes by email, is sent again, and pays another order', async ({
  page,
  mockShop,
  expectAccessible,
}) => {
  const { orderNumber, email } = await buyCard(page, mockShop)
  const [first] = await mailedCard(page, mockShop, 1)

  await page.context().clearCookies()
  await page.goto(`${mockShop}/en-us/help/track-order`)
  const main = page.getByRole('main')
  await main.getByLabel(track.number).fill(orderNumber)
  await main.getByLabel(track.email).fill(email)
  await main.getByRole('button', { name: track.submit }).click()
  await main.getByRole('button', { name: detail.resendCards }).click()
  await expect(main.getByRole('status').filter({ hasText: detail.sentCards })).toBeVisible()
  await expectAccessible()
  const [number, pin] = await mailedCard(page, mockShop, 2)
  expect(number).not.toBe(first)

  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }], mockShop)
  await openBilling(page, 'en-us', mockShop)
  await page.getByText(giftCard.add).click()
  await page.getByLabel(giftCard.number, { exact: true }).fill(number)
  await page.getByLabel(giftCard.pin, { exact: true }).fill(pin)
  await page.getByRole('button', { name: billing.apply }).click()
  await expect(page.getByText(billing.covered)).toBeVisible()
  await page.getByRole('button', { name: billing.continue }).click()
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a customer has a gift card of the account sent again, in French', async ({
      page,
      mockShop,
      expectAccessible,
    }) => {
      const { detail: texts } = messages.fr.orders
      const to = `zoe.${javaScriptEnabled}@example.com`
      await signUp(page, mockShop, newEmail())
      const { orderNumber } = await buyCard(page, mockShop, to)
      const [first] = await mailedCard(page, mockShop, 1, to)
      await page.goto(`${mockShop}/fr-fr/account/orders/${orderNumber}`)
      const main = page.getByRole('main')
      if (javaScriptEnabled) await expectAccessible()
      await main.getByRole('button', { name: texts.resendCards }).click()
      await expect(main.getByRole('status').filter({ hasText: texts.sentCards })).toBeVisible()
      if (javaScriptEnabled) {
        await expectAccessible()
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
          await page.screenshot({ path: `test-results/sold-gift-card-${width}.png`, fullPage: true })
        }
      }
      const [number] = await mailedCard(page, mockShop, 2, to)
      expect(number).not.toBe(first)
    })
  })
