import type { FormField } from '#src/contract/forms/form-field.ts'
import { genders } from '#src/contract/customer/genders.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'

/**
 * The fields in which somebody says who they are, at signing up and in the profile. Names follow the rules of addresses;
 * `instant` is by the server's clock.
 */
export const personalFields = (site: Site, instant: string) => {
  const { region } = site
  const fields = fieldLabels(site)
  const { form } = messagesOf(site).account
  return {
    firstName: {
      name: 'firstName',
      label: fields.firstName,
      autocomplete: 'given-name',
      isRequired: true,
      rules: [{ rule: 'name' }],
    },
    lastName: {
      name: 'lastName',
      label: fields.lastName,
      autocomplete: 'family-name',
      isRequired: true,
      rules: [{ rule: 'name' }],
    },
    birthDate: {
      name: 'birthDate',
      label: fields.birthDate,
      autocomplete: 'bday',
      inputmode: 'numeric',
      hint: form.dateFormats[region],
      maxLength: 10,
      rules: [{ rule: 'birthDate', instant, format: form.dateFormats[region] }],
    },
    phone: {
      name: 'phone',
      label: fields.phone,
      type: 'tel',
      autocomplete: 'tel',
      maxLength: 30,
      rules: [{ rule: 'phone' }],
    },
    postalCode: {
      name: 'postalCode',
      label: fields.postalCode,
      autocomplete: 'postal-code',
      maxLength: 12,
    },
    gender: {
      kind: 'choice',
      name: 'gender',
      label: fields.gender,
      autocomplete: 'sex',
      options: [
        { value: '', label: fields.genders.none },
        ...genders.map((value) => ({ value, label: fields.genders[value] })),
      ],
    },
  } satisfies Record<string, FormField>
}
