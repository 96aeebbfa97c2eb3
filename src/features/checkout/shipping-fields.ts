import type { FormField, FormValues } from '#src/components/form/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { placeFields } from '#src/features/account/address-fields.ts'
import { fieldLabels } from '#src/features/account/field-labels.ts'
import { messages } from '#src/messages/messages.ts'
import { email } from '#src/rules/customer/field-checks.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'
import { personNameChecks } from '#src/rules/customer/profile-rules.ts'

/** Names a field of who collects items, beside those of the address that others go to. */
export const collectorField = (name: 'firstName' | 'lastName' | 'email' | 'phone'): string =>
  `collector${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** The field by which the order is confirmed. */
export const contactFields = (site: Site): FormField[] =>
  placeFields(site, site.country).filter(({ name }) => name === 'email')

/** Where items go: a shop delivers in its own country. */
export const destinationFields = (site: Site): FormField[] => {
  const { phoneHint: hint } = messages[site.language].checkout.shipping
  return placeFields(site, site.country)
    .filter(({ name }) => name !== 'country' && name !== 'email')
    .map((field) => (field.name === 'phone' ? { ...field, hint } : field))
}

/** Who collects items in a store. */
export const collectorFields = (site: Site): FormField[] => {
  const fields = fieldLabels(site)
  const section = 'section-collector'
  return [
    {
      name: collectorField('firstName'),
      label: fields.firstName,
      autocomplete: `${section} given-name`,
      isRequired: true,
      checks: personNameChecks,
    },
    {
      name: collectorField('lastName'),
      label: fields.lastName,
      autocomplete: `${section} family-name`,
      isRequired: true,
      checks: personNameChecks,
    },
    {
      name: collectorField('email'),
      label: fields.email,
      type: 'email',
      autocomplete: `${section} email`,
      isRequired: true,
      checks: [email],
    },
    {
      name: collectorField('phone'),
      label: fields.phone,
      type: 'tel',
      autocomplete: `${section} tel`,
      checks: [(typed) => (readPhone(typed, site.country) ? undefined : { fault: 'phone' })],
    },
  ]
}

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
export const shippingFields = (site: Site, { hasHome, hasCollector }: Destinations): FormField[] => [
  ...(hasHome ? [...contactFields(site), ...destinationFields(site)] : []),
  ...(hasCollector ? collectorFields(site) : []),
  newsletterField(site),
]

/** What a form was sent with of who collects. */
export const collectorOf = (values: FormValues) => ({
  firstName: (values[collectorField('firstName')] ?? '').trim(),
  lastName: (values[collectorField('lastName')] ?? '').trim(),
  email: (values[collectorField('email')] ?? '').trim(),
  phone: (values[collectorField('phone')] ?? '').trim(),
})
