import type { Page } from '@playwright/test'
import { z } from 'zod'
import { orderSchema, type Order } from '#src/contract/orders/order.ts'
import { messages } from '#src/messages/messages.ts'
import { newEmail, signUp } from './account-steps.ts'
import { atWidths, overflowOf } from './at-widths.ts'
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

const ofScript = 'zoe.script@example.com'
const ofPlain = 'zoe.plain@example.com'

// Cards are mailed some minutes after their orders: all of them are bought first, so that one wait is for all.
test('gift cards that are bought come by email, are sent again, and pay another order', async ({
  browser,
  page,
  mockShop,
  expectAccessible,
}) => {
  test.slow()
  const plainContext = await browser.newContext({ javaScriptEnabled: false })
  const plain = await plainContext.newPage()
  await signUp(page, mockShop, newEmail())
  await signUp(plain, mockShop, newEmail())
  const own = {
    script: await buyCard(page, mockShop, ofScript),
    plain: await buyCard(plain, mockShop, ofPlain),
  }
  const guestContext = await browser.newContext()
  const { orderNumber, email } = await buyCard(await guestContext.newPage(), mockShop)
  const [first] = await mailedCard(page, mockShop, 1)

  const { detail: texts } = messages.fr.orders
  const sendAgain = async (shown: Page, order: Order): Promise<void> => {
    await shown.goto(`${mockShop}/fr-fr/account/orders/${order.orderNumber}`)
    if (shown === page) await expectAccessible()
    const main = shown.getByRole('main')
    await main.getByRole('button', { name: texts.resendCards }).click()
    await expect(main.getByRole('status').filter({ hasText: texts.sentCards })).toBeVisible()
  }
  await test.step('a customer has it sent again', async () => {
    const [before] = await mailedCard(page, mockShop, 1, ofScript)
    await sendAgain(page, own.script)
    await expectAccessible()
    await atWidths(page, async (width) => {
      expect(await overflowOf(page)).toBe(0)
      await page.screenshot({ path: `test-results/sold-gift-card-${width}.png`, fullPage: true })
    })
    const [number] = await mailedCard(page, mockShop, 2, ofScript)
    expect(number).not.toBe(before)
  })
  await test.step('a customer without script has it sent again', async () => {
    const [before] = await mailedCard(plain, mockShop, 1, ofPlain)
    await sendAgain(plain, own.plain)
    const [number] = await mailedCard(plain, mockShop, 2, ofPlain)
    expect(number).not.toBe(before)
  })

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
  await plainContext.close()
  await guestContext.close()
})
