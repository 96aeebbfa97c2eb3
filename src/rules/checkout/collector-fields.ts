import type { AddressField, TextHolder } from '#src/contract/address/address-fields.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { personFields } from '#src/rules/address/address-texts.ts'

const prefix = 'collector'

/** Names a field of the person who collects items, beside those of the address that others go to. */
export const collectorField = (name: AddressField): string =>
  `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`

export const isCollectorField = (name: string): boolean => name.startsWith(prefix)

/** What the fields of the person who collects begin with. */
export const collectorValues = (person: TextHolder | undefined): FormValues =>
  Object.fromEntries(personFields.map((name) => [collectorField(name), person?.[name]]))

/** What a form said of the person who collects. */
export const collectorOf = (values: FormValues): TextHolder =>
  Object.fromEntries(personFields.map((name) => [name, (values[collectorField(name)] ?? '').trim()]))
