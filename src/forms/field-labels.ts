import type { Site } from '#src/contract/sites.ts'
import { messagesOf, type Messages } from '#src/messages/messages.ts'

type Labels = Messages['account']['fields']

/** What the fields of a person and an address are called: some as the country of the address calls them, the email as that of the site does. */
export const fieldLabels = (site: Site, countryCode = site.country): Labels => {
  const { fields, fieldsOfCountry } = messagesOf(site).account
  const ofCountry = new Map<string, Partial<Labels>>(Object.entries(fieldsOfCountry))
  const { email = fields.email } = ofCountry.get(site.country) ?? {}
  return { ...fields, ...ofCountry.get(countryCode), email }
}
