import { sites, type Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { AddressWords } from '#src/rules/address/address-form-fields.ts'

/** What forms of an address say on a site: the countries of the shop's sites, that of the page's first, by their names in its language. */
export const addressWords = ({
  country,
  language,
  locale,
}: Pick<Site, 'country' | 'language' | 'locale'>): AddressWords => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const codes = new Set([country, ...sites.map((site) => site.country)])
  const { fields, fieldsOfCountry } = messagesOf({ language, locale }).account
  return {
    countries: [...codes].map((value) => ({ value, label: names.of(value) ?? value })),
    fields,
    fieldsOfCountry,
  }
}
