import type { Page } from '@playwright/test'
import { demoCards, demoPin } from '#demo/gift-cards.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { messages } from '#src/messages/messages.ts'
import { fillInCard, fillInDestination, openBilling, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'
import { signInAsStaff } from './staff.ts'

// The rewards of the demo shop are spent one test after the other.
test.describe.configure({ mode: 'serial' })

// What is refused is a response of the API to the page.
test.use({ expectedFaults: [/status of 4\d\d|^answer 4\d\d/] })

const { errors } = messages.en

const numberOf = (method: string, currency: string): string =>
  demoCards.find((card) => card.method === method && card.currency === currency)?.number ?? ''

const textsOf = (language: 'en' | 'de' | 'fr') => {
  const { billing, confirmation, review, storedValue, summary } = messages[language].checkout
  return {
    billing,
    confirmation,
    review,
    summary,
    names: messages[language].tenders.numbered,
    text: storedValue.reward,
  }
}

/** Types a reward at the payment, as one with a PIN or without. */
const use = async (page: Page, language: 'en' | 'de' | 'fr', number: string, pin = ''): Promise<void> => {
  const { billing, text } = textsOf(language)
  const field = page.getByLabel(text.number, { exact: true })
  if (!(await field.isVisible())) await page.getByText(text.add).click()
  await field.fill(number)
  await page.getByLabel(text.pin).fill(pin)
  await page.getByRole('button', { name: billing.apply }).click()
}

test('a reward is told at its field where it does not pay', async ({ page, expectAccessible }) => {
  const { text } = textsOf('en')
  await fillCart(page, 'en-us', [{ productId: demoProducts.fleece }])
  await openBilling(page, 'en-us')
  const field = page.getByLabel(text.number, { exact: true })
  await use(page, 'en', 'NO-SUCH-REWARD-0000')
  await expect(field).toHaveAccessibleDescription(errors.byCode.REW130)
  await expect(field).toHaveValue('NO-SUCH-REWARD-0000')
  await expectAccessible()
  await use(page, 'en', numberOf('REWARD_CARD', 'USD'), '0000')
  await expect(field).toHaveAccessibleDescription(errors.byCode.REW130)
  await expect(page.getByLabel(text.pin)).toHaveValue('')
  await use(page, 'en', numberOf('REWARD_CODE', 'USD'))
  await expect(page.getByRole('list', { name: text.applied }).getByRole('listitem')).toHaveCount(1)
  await use(page, 'en', numberOf('REWARD_CODE', 'USD'))
  await expect(field).toHaveAccessibleDescription(errors.byCode.REW135)
})

const goToReview = async (page: Page, locale: 'en-us' | 'de-de' | 'fr-fr'): Promise<void> => {
  await fillInCard(page, locale, testCards.approved)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/summary$/)
}

test('a reward code pays a part, and is told by its name from the payment to the staff', async ({
  page,
  context,
  expectAccessible,
}) => {
  const { billing, confirmation, names, review, summary, text } = textsOf('en')
  const name = formatMessage(names.REWARD_CODE, { lastSigns: 'DEMO' }, 'en-us')
  await fillCart(page, 'en-us', [{ productId: demoProducts.fleece }])
  await openBilling(page, 'en-us')
  await use(page, 'en', numberOf('REWARD_CODE', 'USD'))
  const applied = page.getByRole('list', { name: text.applied }).getByRole('listitem')
  await expect(applied).toContainText(name)
  await expect(applied).toContainText(formatMessage(billing.pays, { amount: '$10.00' }, 'en-us'))
  await expect(page.getByRole('complementary', { name: summary.title })).toContainText(summary.remaining)
  await expectAccessible()
  await applied.getByRole('button', { name: `${billing.remove}: ${name}` }).click()
  await expect(applied).toHaveCount(0)
  await use(page, 'en', numberOf('REWARD_CODE', 'USD'))
  await expect(applied).toHaveCount(1)
  await goToReview(page, 'en-us')
  await expect(page.getByRole('main')).toContainText(name)
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  await expect(page.getByRole('main')).toContainText(name)
  const orderNumber = /W\d{10}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  const ops = await context.newPage()
  await signInAsStaff(ops, `/ops/orders/${orderNumber}`)
  await expect(ops.getByRole('main')).toContainText(/reward code ending in DEMO\s*\$10\.00/i)

  await fillCart(page, 'en-us', [{ productId: demoProducts.fleece }])
  await openBilling(page, 'en-us')
  await use(page, 'en', numberOf('REWARD_CODE', 'USD'))
  await expect(page.getByLabel(text.number, { exact: true })).toHaveAccessibleDescription(
    errors.byCode.REW140,
  )
})

test('of two shoppers with one reward card the slower one is told at the payment, and pays otherwise', async ({
  page,
  browser,
  baseURL,
}) => {
  const { confirmation, review, text } = textsOf('en')
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await context.newPage()
  for (const shopper of [page, other]) {
    await fillCart(shopper, 'en-us', [{ productId: demoProducts.fleece }])
    await openBilling(shopper, 'en-us')
    await use(shopper, 'en', numberOf('REWARD_CARD', 'USD'), demoPin)
    await expect(shopper.getByRole('list', { name: text.applied })).toBeVisible()
    await goToReview(shopper, 'en-us')
  }
  await other.getByRole('button', { name: review.buy }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  await context.close()
  await page.getByRole('button', { name: review.buy }).click()
  await expect(page).toHaveURL(/\/checkout\/billing/)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(errors.byCode.REW140)
  await expect(page.getByRole('list', { name: text.applied })).toHaveCount(0)
})

test('a reward card pays a part of an order in German', async ({ page, expectAccessible }) => {
  const { confirmation, names, review, text } = textsOf('de')
  await fillCart(page, 'de-de', [{ productId: demoProducts.fleece }])
  await openBilling(page, 'de-de')
  await use(page, 'de', numberOf('REWARD_CARD', 'EUR'), demoPin)
  await expect(page.getByRole('list', { name: text.applied })).toBeVisible()
  await expectAccessible()
  await goToReview(page, 'de-de')
  await page.getByRole('button', { name: review.buyObliged }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  const name = formatMessage(names.REWARD_CARD, { lastSigns: 'DEMO' }, 'de-de')
  await expect(page.getByRole('main')).toContainText(name)
})

test('a reward code pays a part of an order in French, without script', async ({
  page: fixture,
  browser,
  baseURL,
}) => {
  const { billing, confirmation, names, review, text } = textsOf('fr')
  const { shipping } = messages.fr.checkout
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await fillCart(fixture, 'fr-fr', [{ productId: demoProducts.fleece }])
  await context.addCookies(await fixture.context().cookies())
  const page = await context.newPage()
  await page.goto('/fr-fr/checkout')
  await fillInDestination(page, 'fr-fr')
  await page.getByRole('button', { name: shipping.continue }).click()
  await page.getByRole('button', { name: shipping.toPayment }).click()
  await use(page, 'fr', numberOf('REWARD_CODE', 'EUR'))
  const name = formatMessage(names.REWARD_CODE, { lastSigns: 'DEMO' }, 'fr-fr')
  await expect(page.getByRole('list', { name: text.applied })).toContainText(name)
  await fillInCard(page, 'fr-fr', testCards.approved)
  await page.getByRole('button', { name: billing.continue }).click()
  await page.getByRole('button', { name: review.buyObliged }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmation.title)
  await expect(page.getByRole('main')).toContainText(name)
  await context.close()
})
