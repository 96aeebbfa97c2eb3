import type { FormField, FormValues, TextRule } from '#src/contract/forms/form-field.ts'
import type { AddressFieldFacts } from '#src/contract/address/address-field-facts.ts'
import { factsOf, questionOf } from '#src/contract/address/address-fields.ts'
import type { Site } from '#src/contract/sites.ts'
import { addressWords } from '#src/features/address/address-words.ts'
import { addressFormFields, inputTypeOf } from '#src/rules/address/address-form-fields.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { personFields } from '#src/rules/address/address-texts.ts'
import type { Destinations } from '#src/rules/checkout/cart-destinations.ts'
import { collectorField } from '#src/rules/checkout/collector-fields.ts'

const ownFields = (site: Site, values: FormValues): FormField[] =>
  addressFormFields(site, addressWords(site), { countryCode: site.country, values }, 'shipping')

/** The field by which the order is confirmed. */
const contactFields = (site: Site, values: FormValues): FormField[] =>
  ownFields(site, values).filter(({ name }) => name === 'email')

/** Where items go: a shop delivers in its own country. */
const destinationFields = (site: Site, values: FormValues): FormField[] => {
  const { phoneHint: hint } = messagesOf(site).checkout.shipping
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

/** The box by which a shopper wants news by mail. */
const newsletterField = (site: Site): FormField => ({
  kind: 'box',
  name: 'newsletter',
  label: messagesOf(site).checkout.shipping.newsletter,
})

/** The box by which a customer has a new address kept in their book. */
const saveAddressField = (site: Site): FormField => ({
  kind: 'box',
  name: 'saveAddress',
  label: messagesOf(site).checkout.shipping.saveAddress,
})

/** All fields of the form of a cart's destinations; a customer may have a new address kept. */
export const shippingFields = (
  site: Site,
  values: FormValues,
  { hasHome, hasCollector }: Destinations,
  isCustomer: boolean,
): FormField[] => [
  ...(hasHome ? [...contactFields(site, values), ...destinationFields(site, values)] : []),
  ...(hasHome && isCustomer ? [saveAddressField(site)] : []),
  ...(hasCollector ? collectorFields(site) : []),
  newsletterField(site),
]
