import type { Site } from '#src/contract/sites.ts'
import { messages, type Messages } from '#src/messages/messages.ts'

type Labels = Messages['account']['fields']

/** What the fields of a person and an address are called: some as the country of the address calls them, the email as that of the site does. */
export const fieldLabels = ({ language, country }: Site, countryCode = country): Labels => {
  const { fields, fieldsOfCountry } = messages[language].account
  const ofCountry = new Map<string, Partial<Labels>>(Object.entries(fieldsOfCountry))
  const { email = fields.email } = ofCountry.get(country) ?? {}
  return { ...fields, ...ofCountry.get(countryCode), email }
}
