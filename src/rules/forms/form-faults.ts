import type { FormField, FormValues } from '#src/contract/forms/form-field.ts'
import { firstFault } from '#src/rules/customer/field-checks.ts'
import type { FieldFault } from '#src/rules/customer/field-fault.ts'
import { textFault, type FormContext } from './text-rules.ts'

/** What is wrong with a form, by field. */
export type FormFaults = Readonly<Record<string, FieldFault>>

const isFilled = (values: FormValues, name: string | undefined): boolean =>
  name !== undefined && (values[name] ?? '').trim() !== ''

/** Whether a field is filled in with more than nothing of something. */
const isChosen = (values: FormValues, name: string): boolean => isFilled(values, name) && values[name] !== '0'

const isRequiredIn = ({ isRequired, isRequiredWith }: FormField, values: FormValues): boolean =>
  isRequired === true || isFilled(values, isRequiredWith)

const boxFault = (field: Extract<FormField, { kind: 'box' }>, values: FormValues): FieldFault | undefined => {
  const isTicked = values[field.name] === 'yes'
  if (!isTicked) return isRequiredIn(field, values) ? { fault: 'requiredCheckbox' } : undefined
  return field.terms && values[field.terms.name] !== 'yes' ? { fault: 'terms' } : undefined
}

/** What is wrong with one field of a form; undefined where nothing is. */
const fieldFault = (field: FormField, values: FormValues, context: FormContext): FieldFault | undefined => {
  if (field.onlyWith !== undefined && !isChosen(values, field.onlyWith)) return undefined
  if (isFilled(values, field.isSkippedWith)) return undefined
  if (field.kind === 'box') return boxFault(field, values)
  const text = values[field.name] ?? ''
  const isRequired = isRequiredIn(field, values)
  const checks = (field.rules ?? []).map((rule) => (typed: string) => textFault(rule, typed, values, context))
  const fault = firstFault(text, isRequired, checks)
  return fault?.fault === 'required' && field.whenEmpty !== undefined
    ? { fault: 'told', text: field.whenEmpty }
    : fault
}

/** What is wrong with a form by the rules of its fields. */
export const formFaults = (
  fields: readonly FormField[],
  values: FormValues,
  context: FormContext,
): FormFaults =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const fault = fieldFault(field, values, context)
      return fault ? [[field.name, fault]] : []
    }),
  )

/** Whether a field of a form is of an address, whose rules browsers load on demand. */
export const hasAddressRules = (fields: readonly FormField[]): boolean =>
  fields.some((field) => 'rules' in field && field.rules?.some(({ rule }) => rule === 'address'))
