import type { FormField, FormValues, TextRule } from '#src/contract/forms/form-field.ts'
import type { AddressFieldFacts } from '#src/contract/address/address-field-facts.ts'
import {
  factsOf,
  questionOf,
  type AddressField,
  type TextHolder,
} from '#src/contract/address/address-fields.ts'
import type { Site } from '#src/contract/sites.ts'
import { addressWords } from '#src/features/address/address-words.ts'
import { addressFormFields, inputTypeOf } from '#src/rules/address/address-form-fields.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { messages } from '#src/messages/messages.ts'
import { personFields } from '#src/rules/address/address-texts.ts'

/** Names a field of the person who collects items, beside those of the address that others go to. */
const collectorField = (name: AddressField): string =>
  `collector${name.charAt(0).toUpperCase()}${name.slice(1)}`

const ownFields = (site: Site, values: FormValues): FormField[] =>
  addressFormFields(site, addressWords(site), { countryCode: site.country, values }, 'shipping')

/** The field by which the order is confirmed. */
export const contactFields = (site: Site, values: FormValues): FormField[] =>
  ownFields(site, values).filter(({ name }) => name === 'email')

/** Where items go: a shop delivers in its own country. */
export const destinationFields = (site: Site, values: FormValues): FormField[] => {
  const { phoneHint: hint } = messages[site.language].checkout.shipping
  return ownFields(site, values)
    .filter(({ name }) => name !== 'country' && name !== 'email')
    .map((field) => (field.name === 'phone' ? { ...field, hint } : field))
}

const collectorRules = (kind: AddressFieldFacts['kind']): TextRule[] =>
  kind === 'name' || kind === 'email' || kind === 'phone' ? [{ rule: kind }] : []

/** Who collects items in a store; they may leave out their phone. */
export const collectorFields = (site: Site): FormField[] => {
  const labels = fieldLabels(site)
  return personFields.map((name) => {
    const { kind, rule } = factsOf(name)
    return {
      name: collectorField(name),
      label: labels[name],
      type: inputTypeOf(kind),
      autocomplete: `section-collector ${questionOf(name).autocomplete}`,
      isRequired: rule.required && kind !== 'phone',
      rules: collectorRules(kind),
    }
  })
}

/** What the fields of the person who collects begin with. */
export const collectorValues = (person: TextHolder | undefined): FormValues =>
  Object.fromEntries(personFields.map((name) => [collectorField(name), person?.[name]]))

/** What a form said of the person who collects. */
export const collectorOf = (values: FormValues): TextHolder =>
  Object.fromEntries(personFields.map((name) => [name, (values[collectorField(name)] ?? '').trim()]))

/** The box by which a shopper wants news by mail. */
export const newsletterField = ({ language }: Site): FormField => ({
  kind: 'box',
  name: 'newsletter',
  label: messages[language].checkout.shipping.newsletter,
})

/** The box by which a customer has a new address kept in their book. */
export const saveAddressField = ({ language }: Site): FormField & { kind: 'box' } => ({
  kind: 'box',
  name: 'saveAddress',
  label: messages[language].checkout.shipping.saveAddress,
})

/** What of a cart somebody must be named for. */
export type Destinations = { hasHome: boolean; hasCollector: boolean }

/** All fields of the form of a cart's destinations. */
export const shippingFields = (
  site: Site,
  values: FormValues,
  { hasHome, hasCollector }: Destinations,
): FormField[] => [
  ...(hasHome ? [...contactFields(site, values), ...destinationFields(site, values)] : []),
  ...(hasCollector ? collectorFields(site) : []),
  newsletterField(site),
]
