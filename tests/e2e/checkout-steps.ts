import { expect, type Page } from '@playwright/test'
import { siteOf, type Site } from '#src/contract/sites.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { messages } from '#src/messages/messages.ts'
import { languages, placeAt, places } from '#tests/fixtures/checkout-places.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'

const siteAt = (locale: string): Site => {
  const site = siteOf(locale)
  if (!site) throw new Error(`There is no site ${locale}.`)
  return site
}

/** Fills in where an order goes, and leaves the focus in the form. */
export const fillInDestination = async (
  page: Page,
  locale: keyof typeof places,
  email = 'anna.berg@example.com',
): Promise<void> => {
  const fields = fieldLabels(siteAt(locale))
  const { city, postalCode, phone, province } = places[locale]
  const main = page.getByRole('main')
  await main.getByLabel(fields.email, { exact: true }).fill(email)
  await main.getByLabel(fields.firstName).fill('Anna')
  await main.getByLabel(fields.lastName, { exact: true }).fill('Berg')
  await main.getByLabel(fields.addressLine1, { exact: true }).fill('12 Harbour Street')
  await main.getByLabel(fields.city).fill(city)
  if (province) await main.getByLabel(fields.province).selectOption(province)
  await main.getByLabel(fields.postalCode).fill(postalCode)
  await main.getByLabel(fields.phone).fill(phone)
}

export type TypedCard = { number: string; expiry: string; code: string }

/** Cards of the embedded acquirer. */
export const testCards = {
  approved: { number: '4111 1111 1111 1111', expiry: '12/39', code: '737' },
  challenged: { number: '4212 3456 7891 0006', expiry: '12/39', code: '737' },
  declined: { number: '4000 0000 0000 0002', expiry: '12/39', code: '737' },
} as const satisfies Record<string, TypedCard>

/** Fills in a card, and leaves the focus in the form. */
export const fillInCard = async (
  page: Page,
  locale: keyof typeof places,
  { number, expiry, code }: TypedCard,
): Promise<void> => {
  const { billing } = messages[languages[locale]].checkout
  await page.getByRole('textbox', { name: billing.cardNumber, exact: true }).fill(number)
  await page.getByRole('textbox', { name: billing.cardExpiry }).fill(expiry)
  await page.getByRole('textbox', { name: billing.cardCode }).fill(code)
}

/**
 * Goes by keyboard from the choice of a delivery, whose group has the given name, to the payment. A page that comes at an anchor takes the
 * focus from where it was until then.
 */
export const goOnFromDelivery = async (page: Page, group: string): Promise<void> => {
  await page.waitForURL(/\/checkout\/shipping#delivery$/)
  await page.getByRole('group', { name: group }).getByRole('radio', { checked: true }).press('Enter')
  await page.waitForURL(/\/checkout\/billing$/)
}

/** Says by the API where the visitor's cart goes, and opens the page of the payment. */
export const openBilling = async (page: Page, locale: keyof typeof places, shop = ''): Promise<void> => {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { cartId } = readVisitorCookie(cookie)
  const answer = await page.request.post(`${shop}/cart/v2/cart/${cartId}/shippingAddress`, {
    headers: { 'x-locale': locale },
    data: { addresses: [placeAt(locale)] },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto(`${shop}/${locale}/checkout/billing`)
}

/** Opens the page of the payment, pays by a card, and goes by keyboard to the last step. */
export const openReview = async (
  page: Page,
  locale: keyof typeof places,
  card: TypedCard,
  shop = '',
): Promise<void> => {
  await openBilling(page, locale, shop)
  await fillInCard(page, locale, card)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/summary$/)
}

/** Goes by keyboard from the first step of the checkout to the payment. */
export const goToBilling = async (page: Page, locale: keyof typeof places, shop = ''): Promise<void> => {
  const { shipping } = messages[languages[locale]].checkout
  await page.goto(`${shop}/${locale}/checkout`)
  await fillInDestination(page, locale)
  await page.keyboard.press('Enter')
  await goOnFromDelivery(page, shipping.home)
}

/** Goes by keyboard from the first step of the checkout to the last, to be paid by a card. */
export const goToReview = async (
  page: Page,
  locale: keyof typeof places,
  card: TypedCard,
  shop = '',
): Promise<void> => {
  await goToBilling(page, locale, shop)
  await fillInCard(page, locale, card)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/checkout\/summary$/)
}
