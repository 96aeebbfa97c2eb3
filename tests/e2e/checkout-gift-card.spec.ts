import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { startShop } from '../../scripts/shop-process.ts'
import { messages } from '#src/messages/messages.ts'
import { fillInCard, openBilling, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'
import { islandsStarted } from './shopper.ts'

const { billing: text, confirmation, review, storedValue, summary } = messages.en.checkout
const { giftCard } = storedValue

// What is refused is a response of the API to the page.
test.use({ expectedFaults: [/status of 4\d\d|^answer 4\d\d/] })

/** Issues gift cards in the data folder of a shop that does not run yet, and gives what the command prints. */
const issueCards = async (data: string, ...options: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/gift-cards.ts', ...options], {
    env: { ...process.env, WELT_DATA: data, LOG_LEVEL: 'error' },
  })
  return stdout
}

/** Cards that are refused, by the code; what is told at the PIN is so marked. */
const refusedCards = [
  { errorId: 'GFC400', number: '- - -', pin: '4711', at: 'number' },
  { errorId: 'GFC800', number: '6006 0000 0000 0009', pin: '4711', at: 'number' },
  { errorId: 'GFC755', number: '6006 0000 0000 0001', pin: '0815', at: 'pin' },
  { errorId: 'GFC812', number: '6006 0000 0000 0001', pin: '4711', at: 'number' },
  { errorId: 'GFC760', number: '6006 0000 0000 0002', pin: '4711', at: 'number' },
  { errorId: 'GFC740', number: '6006 0000 0000 0003', pin: '4711', at: 'number' },
  { errorId: 'GFC700', number: '6006 0000 0000 0004', pin: '4711', at: 'number' },
] as const

const refusedFile = `number,pin,balance,currency,expires,active
6006000000000001,4711,50.00,USD,2020-12-31,true
6006000000000002,4711,50.00,USD,,false
6006000000000003,4711,50.00,EUR,,true
6006000000000004,4711,0.00,USD,,true
`

/** Makes gift cards in the data folder of a shop that does not run yet: number and PIN of each. */
const makeCards = async (data: string, count: number, amount: string): Promise<[string, string][]> => {
  const printed = await issueCards(data, '--count', String(count), '--amount', amount)
  return printed
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [number = '', pin = ''] = line.split(',')
      return [number, pin]
    })
}

test('gift cards pay a part, or all so that nothing else is asked for', async ({
  page,
  data,
  expectAccessible,
}) => {
  const [first, second] = await makeCards(data, 2, '50')
  const file = join(data, 'refused-cards.csv')
  await writeFile(file, refusedFile)
  await issueCards(data, '--from', file)
  const shop = await startShop(data, { RATE_LIMIT_SCALE: '100' })
  const use = async ([number, pin]: [string, string] = ['', '']): Promise<void> => {
    if (!(await page.getByLabel(giftCard.number, { exact: true }).isVisible()))
      await page.getByText(giftCard.add).click()
    await page.getByLabel(giftCard.number, { exact: true }).fill(number)
    await page.getByLabel(giftCard.pin, { exact: true }).fill(pin)
    await page.getByRole('button', { name: text.apply }).click()
  }
  const applied = page.getByRole('list', { name: giftCard.applied }).getByRole('listitem')
  const order = page.getByRole('complementary', { name: summary.title })

  await fillCart(page, 'en-us', [{ productId: demoProducts.fleece }], shop.url)
  await openBilling(page, 'en-us', shop.url)
  await islandsStarted(page)
  for (const { errorId, number, pin, at } of refusedCards) {
    await use([number, pin])
    await expect(page.getByLabel(giftCard[at], { exact: true }), errorId).toHaveAccessibleDescription(
      messages.en.errors.byCode[errorId],
    )
  }
  await use(first)
  await expect(applied).toHaveText([/Pays \$50\.00/])
  await expect(page.getByRole('status').filter({ hasText: /^Your payment has changed/ })).toHaveCount(1)
  await expect(page.getByText(giftCard.add)).toBeFocused()
  await expect(order).toContainText(summary.remaining)
  await expectAccessible()
  await use(first)
  await expect(page.getByLabel(giftCard.number, { exact: true })).toHaveAccessibleDescription(
    messages.en.errors.byCode.GFC725,
  )
  await applied.getByRole('button', { name: /^Remove/ }).click()
  await expect(applied).toHaveCount(0)
  await use(first)
  await expect(applied).toHaveCount(1)
  await fillInCard(page, 'en-us', testCards.approved)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/summary$/)
  await expect(page.getByRole('main')).toContainText(/Gift card ending in .*\$50\.00/)
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  await expect(page.getByRole('main')).toContainText(/Gift card ending in/)

  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }], shop.url)
  await openBilling(page, 'en-us', shop.url)
  await use(second)
  await expect(page.getByText(text.covered)).toBeVisible()
  await page.getByRole('button', { name: text.continue }).click()
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  await page.goto('about:blank')
  expect(await shop.end('SIGTERM')).toBe(0)
})

const items = z.object({ items: z.array(z.object({ id: z.string(), productId: z.string() })) })

test('a gift card pays everything but gift cards, and says so where it is used', async ({
  page,
  data,
  expectAccessible,
}) => {
  const [[number, pin] = ['', '']] = await makeCards(data, 1, '500')
  const shop = await startShop(data, { RATE_LIMIT_SCALE: '100' })
  const filling = [
    { productId: demoProducts.fleece },
    { productId: demoProducts.giftCard, customAmount: 10_000 },
  ]
  const cartId = await fillCart(page, 'en-us', filling, shop.url)
  await openBilling(page, 'en-us', shop.url)
  await islandsStarted(page)
  const main = page.getByRole('main')
  await expect(main).toContainText(storedValue.notForGiftCards.replace('{amount}', '$100.00'))
  await page.getByText(giftCard.add).click()
  const field = page.getByLabel(giftCard.number, { exact: true })
  await expect(field).toHaveAccessibleDescription(storedValue.besideGiftCards)
  await expectAccessible()
  await field.fill(number)
  await page.getByLabel(giftCard.pin, { exact: true }).fill(pin)
  await page.getByRole('button', { name: text.apply }).click()
  const applied = page.getByRole('list', { name: giftCard.applied }).getByRole('listitem')
  await expect(applied).toHaveText([/Pays \$\d+\.\d\d\. It does not pay for the gift cards in this order\./])
  await expect(page.getByRole('status').filter({ hasText: '$100.00' })).toHaveCount(1)

  const headers = { 'x-locale': 'en-us' }
  const cart = items.parse(
    await (await page.request.get(`${shop.url}/cart/v1/cart/${cartId}`, { headers })).json(),
  )
  const goods = cart.items.find(({ productId }) => productId === demoProducts.fleece)
  const removed = await page.request.delete(`${shop.url}/cart/v1/item`, {
    headers,
    data: { cartId, itemId: goods?.id },
  })
  expect(removed.status()).toBe(200)
  await page.reload()
  await expect(main).toContainText(storedValue.onlyGiftCards)
  await expect(applied).toContainText(text.paysNoCards)
  await expect(page.getByText(giftCard.add)).toHaveCount(0)
  await expectAccessible()
  await page.goto('about:blank')
  expect(await shop.end('SIGTERM')).toBe(0)
})
