import { expect, it } from 'vitest'
import { siteOf, sites } from '#src/contract/sites.ts'
import { fieldLabels } from './field-labels.ts'

const labelsOf = (locale: string, countryCode?: string) => {
  const { province, postalCode, email } = fieldLabels(siteOf(locale) ?? sites[0], countryCode)
  return [province, postalCode, email]
}

it('names a place as the country of the address does, and the email as that of the site', () => {
  expect(labelsOf('en-us')).toEqual(['State', 'ZIP code', 'Email'])
  expect(labelsOf('en-ca')).toEqual(['Province', 'Postal code', 'Email'])
  expect(labelsOf('fr-ca')).toEqual(['Province', 'Code postal', 'Courriel'])
  expect(labelsOf('fr-fr', 'CA')).toEqual(['Province', 'Code postal', 'E-mail'])
  expect(labelsOf('fr-fr')).toEqual(['État ou province', 'Code postal', 'E-mail'])
})
