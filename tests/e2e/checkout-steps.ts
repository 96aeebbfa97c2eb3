import type { Page } from '@playwright/test'
import { messages } from '#src/messages/messages.ts'

const places = {
  'en-us': { city: 'San Francisco', postalCode: '94105', phone: '415 555 0100', province: 'CA' },
  'de-de': { city: 'Hamburg', postalCode: '20457', phone: '040 3290900', province: undefined },
  'fr-fr': { city: 'Nantes', postalCode: '44000', phone: '02 40 41 90 00', province: undefined },
} as const

const languages = { 'en-us': 'en', 'de-de': 'de', 'fr-fr': 'fr' } as const

/** Fills in where an order goes, and leaves the focus in the form. */
export const fillInDestination = async (page: Page, locale: keyof typeof places): Promise<void> => {
  const { fields } = messages[languages[locale]].account
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
