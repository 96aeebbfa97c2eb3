import { emailPattern } from '#src/base/email-pattern.ts'
import { foreignSign, namePattern } from '#src/base/name-pattern.ts'
import type { FieldCheck, FieldFault } from './field-fault.ts'

const whole = (pattern: string, flags?: string): RegExp => new RegExp(`^(?:${pattern})$`, flags)

const emailForm = whole(emailPattern)
const nameForm = whole(namePattern, 'u')

/** Characters as people count them. */
const lengthOf = (text: string): number => [...text].length

/** Something besides space (specification, account and content, section 5, Generic). */
const required: FieldCheck = (text) => (text.trim() === '' ? { fault: 'required' } : undefined)

/** An address whose domain has two labels at least. */
export const email: FieldCheck = (text) => (emailForm.test(text.trim()) ? undefined : { fault: 'email' })

/** Letters, accented ones too, spaces, comma, period, apostrophe, backtick and hyphen. */
export const name: FieldCheck = (text) => {
  if (nameForm.test(text)) return undefined
  const sign = foreignSign(text, namePattern, 'u')
  return sign === undefined ? { fault: 'name' } : { fault: 'nameSign', sign }
}

/** Between two lengths in characters; equal ones mean an exact length. */
export const lengthBetween =
  (minLength: number, maxLength: number): FieldCheck =>
  (text) => {
    const length = lengthOf(text)
    if (length >= minLength && length <= maxLength) return undefined
    if (minLength === maxLength) return { fault: 'exactLength', n: minLength }
    return length < minLength ? { fault: 'minLength', n: minLength } : { fault: 'maxLength', n: maxLength }
  }

/** A text that a regular expression describes as a whole. */
export const matches = (pattern: string, flags?: string): FieldCheck => {
  const form = whole(pattern, flags)
  return (text) => (form.test(text) ? undefined : { fault: 'pattern', pattern })
}

/** The same as another field. */
export const sameAs =
  (other: string, field: string): FieldCheck =>
  (text) =>
    text === other ? undefined : { fault: 'sameAs', field }

/** What is wrong with a text first; a text that may be missing is checked where it is not. */
export const firstFault = (
  text: string,
  isRequired: boolean,
  checks: readonly FieldCheck[],
): FieldFault | undefined => {
  if (required(text)) return isRequired ? { fault: 'required' } : undefined
  for (const check of checks) {
    const fault = check(text)
    if (fault) return fault
  }
  return undefined
}
