import type { FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { addressWords } from '#src/features/address/address-words.ts'
import { addressFormFields, type AskedAddress } from '#src/rules/address/address-form-fields.ts'
import { messages } from '#src/messages/messages.ts'

/** The box by which the billing address is that of the delivery. */
export const sameAddressField = ({ language }: Site): FormField & { kind: 'box' } => ({
  kind: 'box',
  name: 'same',
  label: messages[language].checkout.billing.same,
})

/** The fields of a billing address; the email is that of the delivery where there is one. */
export const billingAddressFields = (site: Site, address: AskedAddress, hasHome: boolean): FormField[] =>
  addressFormFields(site, addressWords(site), address, 'billing')
    .filter(({ name }) => !(hasHome && name === 'email'))
    .map((field) =>
      'autocomplete' in field ? { ...field, autocomplete: `billing ${field.autocomplete}` } : field,
    )
