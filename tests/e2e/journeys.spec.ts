import type { Page } from '@playwright/test'
import { demoCards, demoPin } from '#demo/gift-cards.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { languages } from '#tests/fixtures/checkout-places.ts'
import { fillInCard, goToBilling, goToReview, testCards } from './checkout-steps.ts'
import { demoProducts, fillCart } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

type Locale = keyof typeof languages
type Journey = (page: Page, locale: Locale) => Promise<void>

const textsOf = (locale: Locale) => messagesOf(siteOf(locale) ?? sites[0])

const currencyOf = (locale: Locale): string => siteOf(locale)?.currency ?? ''

const placeOrder = async (page: Page, locale: Locale): Promise<void> => {
  const { buy, buyObliged } = textsOf(locale).checkout.review
  const name = siteOf(locale)?.region === 'EMEA' ? buyObliged : buy
  await page.getByRole('button', { name, exact: true }).click()
}

const payAtProvider =
  (method: 'KLARNA' | 'PAYPAL'): Journey =>
  async (page, locale) => {
    const { acquirer, checkout, tenders } = textsOf(locale)
    await goToBilling(page, locale)
    await page.getByRole('radio', { name: tenders.names[method] }).check()
    await page.getByRole('button', { name: checkout.billing.continue }).click()
    await placeOrder(page, locale)
    await page.getByRole('button', { name: acquirer.pay.approve }).click()
  }

/** From the first step of the checkout to the confirmation, by what pays; each ends on the confirmation. */
const journeys = {
  CREDIT_CARD: async (page, locale) => {
    const { acquirer, dialogs } = textsOf(locale)
    await goToReview(page, locale, testCards.challenged)
    await placeOrder(page, locale)
    const bank = page.frameLocator(`iframe[title="${dialogs.challenge.frame}"]`)
    await bank.getByRole('button', { name: acquirer.challenge.approve }).click()
  },
  KLARNA: payAtProvider('KLARNA'),
  PAYPAL: payAtProvider('PAYPAL'),
  DW_APPLE_PAY: async (page, locale) => {
    const { tenders, wallets } = textsOf(locale)
    await page.goto(`/${locale}/checkout`)
    await page.getByRole('link', { name: tenders.names.DW_APPLE_PAY }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1)
    await dialog.getByLabel(wallets.simulation.postalCode).press('Enter')
  },
} as const satisfies Record<string, Journey>

const expectConfirmation = async (page: Page, locale: Locale, tender: string | RegExp): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`/${locale}/order-confirmation$`))
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${languages[locale]}`))
  const { title } = textsOf(locale).checkout.confirmation
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('main')).toContainText(tender)
}

/** Every site and every way to pay; each on each, where it needs no script, is tried without a browser. */
for (const [locale, method] of [
  ['en-us', 'CREDIT_CARD'],
  ['en-ca', 'DW_APPLE_PAY'],
  ['fr-ca', 'DW_APPLE_PAY'],
  ['en-gb', 'DW_APPLE_PAY'],
  ['de-de', 'KLARNA'],
  ['fr-fr', 'DW_APPLE_PAY'],
  ['fr-fr', 'PAYPAL'],
] as const)
  test(`an order on ${locale} is paid by ${method}`, async ({ page }) => {
    test.slow()
    await fillCart(page, locale, [{ productId: demoProducts.fleece }])
    await journeys[method](page, locale)
    const { names } = textsOf(locale).tenders
    await expectConfirmation(page, locale, method === 'CREDIT_CARD' ? /0006/ : names[method])
  })

/** One site of each currency: the demo's gift cards are spent once. */
for (const locale of ['en-us', 'en-ca', 'en-gb', 'fr-fr'] as const)
  test(`an order on ${locale} is paid by a gift card and a card`, async ({ page }) => {
    test.slow()
    const { billing, storedValue } = textsOf(locale).checkout
    const { giftCard } = storedValue
    const isMeant = ({ method, currency }: (typeof demoCards)[number]): boolean =>
      method === 'GIFT_CARD' && currency === currencyOf(locale)
    await fillCart(page, locale, [{ productId: demoProducts.fleece }])
    await goToBilling(page, locale)
    await page.getByText(giftCard.add).click()
    await page.getByLabel(giftCard.number, { exact: true }).fill(demoCards.find(isMeant)?.number ?? '')
    await page.getByLabel(giftCard.pin, { exact: true }).fill(demoPin)
    await page.getByRole('button', { name: billing.apply }).click()
    await expect(page.getByRole('list', { name: giftCard.applied }).getByRole('listitem')).toHaveCount(1)
    await fillInCard(page, locale, testCards.approved)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/checkout\/summary$/)
    await placeOrder(page, locale)
    await expectConfirmation(page, locale, /DEMO[^]*1111|1111[^]*DEMO/)
  })
