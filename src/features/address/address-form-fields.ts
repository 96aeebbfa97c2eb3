import type { FormField, FormValues, TextRule } from '#src/contract/forms/form-field.ts'
import type { AddressFieldFacts } from '#src/contract/address/address-field-facts.ts'
import { factsOf, questionOf } from '#src/contract/address/address-fields.ts'
import { sites, type Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { addressRulesOf } from '#src/rules/address/address-rules.ts'
import { fieldOrderOf, type AskingForm } from '#src/rules/address/field-order.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'

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

/** What a browser has a field typed with. */
export const inputTypeOf = (kind: AddressFieldFacts['kind']): 'text' | 'email' | 'tel' => {
  if (kind === 'email') return kind
  return kind === 'phone' ? 'tel' : 'text'
}

/** What a form asks of an address: in which country it lies, and what of it is there already. */
export type AskedAddress = { countryCode: string; values: FormValues }

/**
 * The fields of an address in the order of its country, by that country's rules. A field cuts nothing off what is typed or pasted: what is
 * too long is told.
 */
export const placeFields = (
  site: Site,
  { countryCode, values }: AskedAddress,
  form: AskingForm,
): FormField[] => {
  const fields = fieldLabels(site, countryCode)
  const checkedAs = form === 'book' ? 'shipping' : form
  const rules = addressRulesOf(countryCode, checkedAs, site.locale)
  return fieldOrderOf(countryCode, form, values).map((name): FormField => {
    const { required: isRequired, options } = rules[name]
    const { autocomplete, suggests } = questionOf(name)
    const { kind } = factsOf(name)
    const checks: TextRule[] = [
      { rule: 'address', field: name, countryCode, form: checkedAs },
      ...(name === 'postalCode' && form !== 'book' ? [{ rule: 'place', countryCode } as const] : []),
    ]
    const field = { name, label: fields[name], autocomplete, isRequired }
    if (kind === 'country')
      return { ...field, kind: 'choice', options: countriesOf(site), submits: 'refresh' }
    if (options) {
      const provinces = options.map(({ code, name: label }) => ({ value: code, label }))
      return { ...field, kind: 'choice', options: [{ value: '', label: '' }, ...provinces], rules: checks }
    }
    return {
      ...field,
      type: inputTypeOf(kind),
      rules: checks,
      ...(suggests ? { suggests: countryCode } : {}),
    }
  })
}

/** The fields of an address in the address book. */
export const addressFields = (site: Site, address: AskedAddress): FormField[] => [
  ...placeFields(site, address, 'book'),
  { kind: 'box', name: 'main', label: messages[site.language].account.addresses.isMain },
]
