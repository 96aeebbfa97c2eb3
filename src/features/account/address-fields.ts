import type { FormField, FormValues } from '#src/components/form/form-field.ts'
import { sites, type Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { addressRulesOf } from '#src/rules/address/address-rules.ts'
import { fieldOrderOf } from '#src/rules/address/field-order.ts'
import type { AddressField } from '#src/rules/address/field-rule.ts'
import { fieldLabels } from './field-labels.ts'

/** What browsers fill the fields of an address with (HTML, autofill detail tokens). */
const autocompletes: Readonly<Record<AddressField, string>> = {
  country: 'country',
  firstName: 'given-name',
  lastName: 'family-name',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  province: 'address-level1',
  postalCode: 'postal-code',
  email: 'email',
  phone: 'tel',
}

/** The countries of the shop's sites, that of the page's first, by their names in its language. */
const countriesOf = ({ country, language }: Site): { value: string; label: string }[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const codes = new Set([country, ...sites.map((site) => site.country)])
  return [...codes].map((value) => ({ value, label: names.of(value) ?? value }))
}

/** The country that a form of an address names; that of the site where it names none of the shop's. */
export const countryOfForm = (values: FormValues, site: Site): string => {
  const code = values['country'] ?? ''
  return countriesOf(site).some(({ value }) => value === code) ? code : site.country
}

/**
 * The fields of an address in the order of its country, by that country's rules. A field cuts nothing off what is typed or pasted: what is
 * too long is told.
 */
export const placeFields = (site: Site, countryCode: string): FormField[] => {
  const fields = fieldLabels(site, countryCode)
  const rules = addressRulesOf(countryCode, 'shipping', site.locale)
  return fieldOrderOf(countryCode).map((name): FormField => {
    const { required: isRequired, options } = rules[name]
    const field = { name, label: fields[name], autocomplete: autocompletes[name], isRequired }
    if (name === 'country')
      return { ...field, kind: 'choice', options: countriesOf(site), submits: 'refresh' }
    if (options) {
      const provinces = options.map(({ code, name: label }) => ({ value: code, label }))
      return { ...field, kind: 'choice', options: [{ value: '', label: '' }, ...provinces] }
    }
    const type = name === 'email' || name === 'phone' ? (name === 'phone' ? 'tel' : 'email') : 'text'
    const suggests = name === 'city' || name === 'addressLine1' ? { suggests: countryCode } : {}
    return { ...field, type, ...suggests }
  })
}

/** The fields of an address in the address book. */
export const addressFields = (site: Site, countryCode: string): FormField[] => [
  ...placeFields(site, countryCode),
  { kind: 'box', name: 'main', label: messages[site.language].account.addresses.isMain },
]
