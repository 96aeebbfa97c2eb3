import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startShop } from '../../scripts/shop-process.ts'
import { messages } from '#src/messages/messages.ts'
import { fillInCard, goToBilling, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

test.describe.configure({ timeout: 240_000 })

const { billing: text, confirmation, review, storedValue, summary } = messages.en.checkout
const { giftCard } = storedValue

/** Makes gift cards in the data folder of a shop that does not run yet: number and PIN of each. */
const makeCards = async (data: string, count: number, amount: string): Promise<[string, string][]> => {
  const script = ['scripts/gift-cards.ts', '--count', String(count), '--amount', amount]
  const { stdout } = await promisify(execFile)(process.execPath, script, {
    env: { ...process.env, WELT_DATA: data, LOG_LEVEL: 'error' },
  })
  return stdout
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
  const shop = await startShop(data, { RATE_LIMIT_SCALE: '100' })
  const use = async ([number, pin]: [string, string] = ['', '']): Promise<void> => {
    await page.getByText(giftCard.add).click()
    await page.getByLabel(giftCard.number, { exact: true }).fill(number)
    await page.getByLabel(giftCard.pin, { exact: true }).fill(pin)
    await page.getByRole('button', { name: text.apply }).click()
  }
  const applied = page.getByRole('list', { name: giftCard.applied }).getByRole('listitem')
  const order = page.getByRole('complementary', { name: summary.title })

  await fillCart(page, 'en-us', [{ productId: demoProducts.fleece }], shop.url)
  await goToBilling(page, 'en-us', shop.url)
  await use(first)
  await expect(applied).toHaveText([/Pays \$50\.00/])
  await expect(order).toContainText(summary.remaining)
  await expectAccessible()
  await use(first)
  await expect(page.getByLabel(giftCard.number, { exact: true })).toHaveAccessibleDescription(
    messages.en.errors.byCode.GFC725,
  )
  await applied.getByRole('button', { name: /^Remove/ }).click()
  await expect(applied).toHaveCount(0)
  await use(first)
  await fillInCard(page, 'en-us', testCards.approved)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/summary$/)
  await expect(page.getByRole('main')).toContainText(/Gift card ending in .*\$50\.00/)
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  await expect(page.getByRole('main')).toContainText(/Gift card ending in/)

  await fillCart(page, 'en-us', [{ productId: demoProducts.socks }], shop.url)
  await goToBilling(page, 'en-us', shop.url)
  await use(second)
  await expect(page.getByText(text.covered)).toBeVisible()
  await page.getByRole('button', { name: text.continue }).click()
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  expect(await shop.end('SIGTERM')).toBe(0)
})
