import {
  addressFieldNames,
  factsOf,
  isAskedField,
  questionOf,
  type AddressField,
  type AddressTexts,
  type AskedField,
  type TextHolder,
} from '#src/contract/address/address-fields.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { fieldOrderOf, type AskingForm } from './field-order.ts'

/** The fields that say who somebody is, wherever they live: what whoever collects is asked for. */
export const personFields: readonly AskedField[] = addressFieldNames
  .filter(isAskedField)
  .filter((field) => questionOf(field).forms.includes('collection'))

/** Those texts of an address that something holds, of all fields or of some. */
export const textsIn = (
  holder: TextHolder | undefined,
  fields: readonly AddressField[] = addressFieldNames,
): { [Field in AddressField]?: string } =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = holder?.[field]
      return text === undefined ? [] : [[field, text]]
    }),
  )

/** Whether two addresses are one to whoever reads them: fields that are not compared may differ. */
export const isSameAddress = (one: TextHolder, other: TextHolder): boolean =>
  addressFieldNames
    .filter((field) => factsOf(field).compared)
    .every((field) => (one[field] ?? '') === (other[field] ?? ''))

/** The texts of an address as a form was sent with them. */
export const addressTexts = (values: FormValues, countryCode: string, form: AskingForm): AddressTexts => ({
  countryCode,
  ...Object.fromEntries(
    fieldOrderOf(countryCode, form, values)
      .filter((field) => field !== 'country')
      .map((field) => [field, (values[field] ?? '').trim()]),
  ),
})
