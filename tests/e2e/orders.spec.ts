import { messages } from '#src/messages/messages.ts'
import { newEmail, openNewAccount, signUp } from './account-steps.ts'
import { demoProducts } from './filled-cart.ts'
import { cards, placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'

const { fleece, otherFleece, socks, backpack } = demoProducts
const { orders } = messages.en

test('a customer sees their orders, the latest first, and filters them @both', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  const email = newEmail()
  await openNewAccount(page, baseURL, email)
  const main = page.getByRole('main')
  await main.getByRole('navigation').getByRole('link', { name: orders.history.title }).click()
  await expect(main.getByText(orders.history.empty)).toBeVisible()
  await expect(main.getByRole('link', { name: orders.history.shop })).toBeVisible()
  await expectAccessible()

  const first = await placeOrder(page, 'en-us', [{ productId: socks }], email)
  const filling = [fleece, otherFleece, socks, backpack].map((productId) => ({ productId }))
  const second = await placeOrder(page, 'en-us', filling, email)
  const response = await page.goto('/en-us/account/orders')
  expect(response?.headers()['cache-control']).toBe('no-store')
  const cards = main.getByRole('article')
  await expect(cards.getByRole('heading')).toHaveText(
    [second, first].map(({ orderNumber }) => `Order ${orderNumber}`),
  )
  await expect(cards.first()).toContainText(orders.status.authorised.name)
  await expect(cards.first().getByRole('img')).toHaveCount(3)
  await expect(cards.first().getByText(second.items[0]?.name ?? '', { exact: true })).toBeVisible()
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

  await expect(main.getByLabel(orders.history.status)).toHaveCount(0)
  const cancelled = await page.request.post('/consumers-v3/consumer/CancelOrder', {
    headers: { 'x-locale': 'en-us' },
    data: { orderNumber: first.orderNumber },
  })
  expect(cancelled.status()).toBe(200)
  await page.reload()
  const { all } = orders.history
  const { authorised, cancelled: over } = orders.status
  await expect(main.getByLabel(orders.history.status).getByRole('option')).toHaveText([
    ...[all, authorised.name, over.name],
  ])
  await main.getByLabel(orders.history.status).selectOption(over.name)
  await main.getByRole('button', { name: orders.history.filter }).click()
  await expect(cards.getByRole('heading')).toHaveText([`Order ${first.orderNumber}`])
  await page.goto('/en-us/account/orders?status=shipped')
  await expect(cards).toHaveCount(0)
  await expect(main.getByText('None of your orders is “On its way”.')).toBeVisible()
  await expectAccessible()
  await main.getByRole('link', { name: orders.history.all }).click()
  await expect(cards).toHaveCount(2)

  await page.goto('/fr-fr/account/orders')
  await expect(main.getByRole('heading', { name: `Commande ${first.orderNumber}` })).toBeVisible()
  await expect(main).not.toContainText(/\b(order|confirmed|status|show|pieces?)\b/i)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a customer opens an order, buys it again, and cancels it', async ({ page, baseURL }) => {
      test.slow()
      const email = newEmail()
      await signUp(page, baseURL, email)
      const { orderNumber } = await placeOrder(
        page,
        'en-us',
        [{ productId: socks, qty: 2 }, { productId: backpack }],
        email,
      )
      await page.goto('/en-us/account/orders')
      const main = page.getByRole('main')
      await main.getByRole('link', { name: `Order ${orderNumber}` }).click()
      await expect(main.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible()
      await expect(main.getByText('Free gift')).toBeVisible()

      await main.getByRole('button', { name: orders.detail.buyAgain }).click()
      await expect(page).toHaveURL(/\/en-us\/cart$/)
      await expect(main.getByLabel('Quantity of Switchback Sock')).toHaveValue('2')
      await expect(main.getByLabel('Quantity of Traverse 28')).toHaveValue('1')

      await page.goto(`/en-us/account/orders/${orderNumber}`)
      await main.getByRole('link', { name: orders.cancel.start }).click()
      await expect(main.getByRole('heading', { level: 1, name: orders.cancel.title })).toBeVisible()
      await main.getByRole('button', { name: orders.cancel.confirm }).click()
      await expect(main.getByText(orders.cancel.done)).toBeVisible()
      await expect(main.getByText(orders.status.cancelled.name, { exact: true }).first()).toBeVisible()
      await expect(main.getByRole('link', { name: orders.cancel.start })).toHaveCount(0)
    })
  })

test('the cart names what of an order is not to be had any more @phone', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  test.slow()
  const email = newEmail()
  await signUp(page, baseURL, email)
  const filling = [{ productId: socks }, { productId: fleece }]
  const { orderNumber, items } = await placeOrder(page, 'en-us', filling, email)
  const missing = items.find(({ productId }) => productId === fleece)
  await page.goto(`/en-us/cart?${new URLSearchParams({ order: orderNumber, left: missing?.id ?? '' })}`)
  const notice = page.getByRole('status').filter({ hasText: orders.notAdded.text })
  await expect(notice.getByRole('listitem')).toHaveText([/^Wether Fleece/])
  await expectAccessible()
  await notice.getByRole('link', { name: orders.notAdded.back }).click()
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNumber}$`))
  await expectAccessible()
  await page.getByRole('link', { name: orders.cancel.start }).click()
  await expectAccessible()
})

test('an order whose payment waits leads on to it', async ({ page, baseURL }) => {
  test.slow()
  const email = newEmail()
  await signUp(page, baseURL, email)
  const filling = [{ productId: socks }]
  const { orderNumber } = await placeOrder(page, 'en-us', filling, email, cards.challenging)
  await page.goto(`/en-us/account/orders/${orderNumber}`)
  const main = page.getByRole('main')
  await expect(main.getByText(orders.status.challenged.text)).toBeVisible()
  await main.getByRole('link', { name: orders.detail.pay }).click()
  await expect(page).toHaveURL(new RegExp(`/en-us/checkout/challenge\\?orderNumber=${orderNumber}$`))
})

test.describe('an order of somebody else', () => {
  test.use({ expectedFaults: [/404/] })

  test('is not there, and guests are led to signing in', async ({ page, baseURL }) => {
    test.slow()
    const { orderNumber } = await placeOrder(page, 'en-us', [{ productId: socks }])
    await page.context().clearCookies()
    await page.goto(`/en-us/account/orders/${orderNumber}`)
    await expect(page).toHaveURL(/\/en-us\/sign-in\?next=/)
    await signUp(page, baseURL, newEmail())
    for (const path of [orderNumber, `${orderNumber}/cancel`, 'W0000000000', 'nothing']) {
      const response = await page.goto(`/en-us/account/orders/${path}`)
      expect(response?.status()).toBe(404)
      expect(response?.headers()['cache-control']).toBe('no-store')
    }
  })
})
