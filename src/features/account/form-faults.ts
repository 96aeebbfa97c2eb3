import type { FormField, FormValues, SentForm } from '#src/components/form/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'
import { firstFault } from '#src/rules/customer/field-checks.ts'
import type { FieldFault } from '#src/rules/customer/field-fault.ts'

const faultOf = (field: FormField, text: string): FieldFault | undefined => {
  if (field.kind === 'box')
    return field.isRequired && text !== 'yes' ? { fault: 'requiredCheckbox' } : undefined
  if (field.kind === 'choice') return field.isRequired && text === '' ? { fault: 'required' } : undefined
  return firstFault(text, field.isRequired ?? false, field.checks ?? [])
}

/** What is wrong with a form, by field, in the words of the site. */
export const formFaults = (
  fields: readonly FormField[],
  values: FormValues,
  { language, locale, region }: Site,
): Record<string, string> => {
  const { validation: texts, account } = messages[language]
  const format = account.form.dateFormats[region]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, values[field.name] ?? '')
      if (!fault) return []
      const shown = fault.fault === 'date' ? { ...fault, format } : fault
      return [[field.name, faultText(shown, texts, locale)]]
    }),
  )
}

/** The fields that the API's codes are about (specification, both documents, section 8). */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  AUT439: ['email'],
  PRO400: ['email'],
  AUT453: ['email'],
  AUT444: ['phone'],
  AUT442: ['phone'],
  PRO414: ['phone'],
  PRO410: ['birthDate'],
  PRO411: ['birthDate'],
  FE872: ['password'],
  FE873: ['password'],
  AUT432: ['password'],
  FE340: ['confirmPassword'],
  AUT450: ['currentPassword', 'password'],
  AUT451: ['newPassword'],
  AUT452: ['newPassword'],
}

/** A form that the API refused: told at the field where it is about one of the form's, else above it. */
export const refusedForm = (
  fields: readonly FormField[],
  values: FormValues,
  { errorId, message, additionalInfo }: ClientError,
  { language }: Site,
): SentForm => {
  const { account, errors, refusals } = messages[language]
  const texts: Readonly<Record<string, string>> = { ...refusals, ...errors.byCode }
  const asksAgain = additionalInfo['reason'] === 'signInAgain'
  const text = asksAgain ? account.ownPassword.needed : (texts[errorId] ?? message)
  const named = additionalInfo['field']
  const field =
    fields.find(({ name }) => name === named) ??
    fields.find(({ name }) => fieldsOfCode[errorId]?.includes(name))
  return field ? { values, faults: { [field.name]: text } } : { values, faults: {}, failure: text }
}
