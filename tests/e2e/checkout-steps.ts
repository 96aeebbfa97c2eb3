import type { Page } from '@playwright/test'
import { siteOf, type Site } from '#src/contract/sites.ts'
import { fieldLabels } from '#src/features/account/field-labels.ts'
import { messages } from '#src/messages/messages.ts'

const places = {
  'en-us': { city: 'San Francisco', postalCode: '94105', phone: '415 555 0100', province: 'CA' },
  'en-ca': { city: 'Vancouver', postalCode: 'V6B 1A1', phone: '604 555 0100', province: 'BC' },
  'fr-ca': { city: 'Montréal', postalCode: 'H2Y 1C6', phone: '514 555 0100', province: 'QC' },
  'en-gb': { city: 'Bristol', postalCode: 'BS1 4QA', phone: '0117 496 0100', province: undefined },
  'de-de': { city: 'Hamburg', postalCode: '20457', phone: '040 3290900', province: undefined },
  'fr-fr': { city: 'Nantes', postalCode: '44000', phone: '02 40 41 90 00', province: undefined },
} as const

const siteAt = (locale: string): Site => {
  const site = siteOf(locale)
  if (!site) throw new Error(`There is no site ${locale}.`)
  return site
}

export const languages = {
  'en-us': 'en',
  'en-ca': 'en',
  'fr-ca': 'fr',
  'en-gb': 'en',
  'de-de': 'de',
  'fr-fr': 'fr',
} as const

/** Fills in where an order goes, and leaves the focus in the form. */
export const fillInDestination = async (page: Page, locale: keyof typeof places): Promise<void> => {
  const fields = fieldLabels(siteAt(locale))
  const { city, postalCode, phone, province } = places[locale]
  const main = page.getByRole('main')
  await main.getByLabel(fields.email, { exact: true }).fill('anna.berg@example.com')
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
