import type { AddressFieldFacts } from '#src/contract/address/address-field-facts.ts'
import { factsOf, questionOf } from '#src/contract/address/address-fields.ts'
import type { FormField, FormValues, TextRule } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { addressRulesOf } from './address-rules.ts'
import { fieldOrderOf, type AskingForm } from './field-order.ts'

/** What a form of an address says: the countries to choose from, and what fields are called, in some countries otherwise. */
export type AddressWords = {
  countries: readonly { value: string; label: string }[]
  fields: Readonly<Record<string, unknown>>
  fieldsOfCountry: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What a form asks of an address: in which country it lies, and what of it is there already. */
export type AskedAddress = { countryCode: string; values: FormValues }

/** What a browser has a field typed with. */
export const inputTypeOf = (kind: AddressFieldFacts['kind']): 'text' | 'email' | 'tel' => {
  if (kind === 'email') return kind
  return kind === 'phone' ? 'tel' : 'text'
}

/** What a field is called as the country of the address calls it, the email as that of the site does. */
const labelOf = (
  name: string,
  { fields, fieldsOfCountry }: AddressWords,
  siteCountry: string,
  countryCode: string,
): string => {
  const ofCountry = fieldsOfCountry[name === 'email' ? siteCountry : countryCode]
  return ofCountry?.[name] ?? String(fields[name])
}

/** The country that a form of an address names; that of the site where it names none of the shop's. */
export const countryOfForm = (
  { country: code = '' }: FormValues,
  site: Pick<Site, 'country'>,
  { countries }: Pick<AddressWords, 'countries'>,
): string => (countries.some(({ value }) => value === code) ? code : site.country)

/**
 * The fields of an address in the order of its country, by that country's rules. A field cuts nothing off what is typed or pasted: what is
 * too long is told.
 */
export const addressFormFields = (
  { locale, country }: Pick<Site, 'locale' | 'country'>,
  words: AddressWords,
  { countryCode, values }: AskedAddress,
  form: AskingForm,
): FormField[] => {
  const checkedAs = form === 'book' ? 'shipping' : form
  const rules = addressRulesOf(countryCode, checkedAs, locale)
  return fieldOrderOf(countryCode, form, values).map((name): FormField => {
    const { required: isRequired, options } = rules[name]
    const { autocomplete, suggests } = questionOf(name)
    const { kind } = factsOf(name)
    const checks: TextRule[] = [
      { rule: 'address', field: name, countryCode, form: checkedAs },
      ...(name === 'postalCode' && form !== 'book' ? [{ rule: 'place', countryCode } as const] : []),
    ]
    const field = { name, label: labelOf(name, words, country, countryCode), autocomplete, isRequired }
    if (kind === 'country') return { ...field, kind: 'choice', options: words.countries, submits: 'refresh' }
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
