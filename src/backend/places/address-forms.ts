import type { CallOutput } from '#src/contract/calls.ts'
import type { AskedField } from '#src/contract/address/address-fields.ts'
import type { FieldRule } from '#src/contract/address/field-rule.ts'
import { addressRulesOf } from '#src/rules/address/address-rules.ts'
import { fieldOrderOf } from '#src/rules/address/field-order.ts'

type Forms = CallOutput<'GET /consumers-v3/utilities/i18n/{countryCode}'>['forms']
type Field = Forms[number]['fields'][number]

const presentField = (fieldId: AskedField, rule: FieldRule): Field => {
  const { format, transforms = [], options, ...validation } = rule
  return {
    fieldId,
    validation,
    ...(format === undefined ? {} : { format }),
    transforms: [...transforms],
    ...(options ? { provinces: [...options] } : {}),
  }
}

/** The address forms of a country, as a locale names its provinces. */
export const addressForms = (countryCode: string, locale: string): Forms =>
  (['shipping', 'billing'] as const).map((formId) => {
    const rules = addressRulesOf(countryCode, formId, locale)
    return {
      formId,
      fields: fieldOrderOf(countryCode, formId).map((field) => presentField(field, rules[field])),
    }
  })
