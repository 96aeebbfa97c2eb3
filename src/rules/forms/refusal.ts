import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormField } from '#src/contract/forms/form-field.ts'

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
  FE872: ['newPassword', 'password'],
  FE873: ['newPassword', 'password'],
  FE340: ['confirmPassword'],
  AUT450: ['currentPassword', 'password'],
  AUT451: ['newPassword'],
  AUT452: ['newPassword'],
  STR404: ['storeId'],
}

const ownWords = 'WORDED'

/** A failure that a page words itself. */
export const worded = (message: string): ClientError => ({
  ...{ errorId: ownWords, message, status: 0 },
  ...{ additionalInfo: {}, correlationId: '' },
})

/** A failure that is told already, at its own place: a form that it reaches says nothing more. */
export const toldElsewhere: ClientError = { ...worded(''), errorId: 'TOLD_ELSEWHERE' }

/** What forms say of refusals: by code, and where somebody has to sign in again first. */
export type RefusalTexts = { byCode: Readonly<Record<string, string>>; signInAgain: string }

/** What is said of a call that was refused, and the field of the form that it is about, if it is about one. */
export const refusalOf = (
  fields: readonly FormField[],
  { errorId, message, additionalInfo }: ClientError,
  { byCode, signInAgain }: RefusalTexts,
): { field?: string; text: string } => {
  const ofCode = errorId === ownWords ? message : (byCode[errorId] ?? byCode['GEN500'] ?? message)
  const isToProve = additionalInfo['reason'] === 'signInAgain'
  const text = isToProve ? signInAgain : ofCode
  const named = isToProve ? 'password' : additionalInfo['field']
  const field =
    fields.find(({ name }) => name === named) ??
    fields.find(({ name }) => fieldsOfCode[errorId]?.includes(name))
  return field ? { field: field.name, text } : { text }
}
