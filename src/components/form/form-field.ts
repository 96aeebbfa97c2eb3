import type { FieldCheck } from '#src/rules/customer/field-fault.ts'

/** What every field has. */
export type NamedField = {
  name: string
  label: string
  /** A field without it may stay empty. */
  isRequired?: boolean
  /** What is said of the field before anything is typed. */
  hint?: string
}

type Line = NamedField & {
  kind?: 'line'
  type?: 'text' | 'email' | 'password' | 'tel'
  /** What a browser may fill in (HTML, autofill detail tokens). */
  autocomplete: string
  inputmode?: 'numeric' | 'tel' | 'email'
  placeholder?: string
  maxLength?: number
  /** Shows which rules a new password meets yet. */
  isNewPassword?: boolean
  /** Country whose addresses are suggested while it is typed. */
  suggests?: string
  checks?: readonly FieldCheck[]
}

/** Several lines. */
type Text = NamedField & { kind: 'text'; maxLength: number; checks?: readonly FieldCheck[] }

type Choice = NamedField & {
  kind: 'choice'
  autocomplete?: string
  options: readonly { value: string; label: string }[]
  /** Name of a button beside it that sends the form for other fields; with script a choice presses it. */
  submits?: string
}

/** What who ticks a box accepts besides, by a box of its own; `phone` names the field whose wrong number takes that back. */
type Terms = { name: string; text: string; accept: string; link: string; path: string; phone: string }

/** A page that a box is about. */
type BoxLink = { label: string; path: string }

type Box = NamedField & { kind: 'box'; terms?: Terms; links?: readonly BoxLink[] }

/** One field of a form: shown, filled in by browsers, and checked by what stands here. */
export type FormField = Line | Text | Choice | Box

/** What a form was sent with. */
export type FormValues = Readonly<Record<string, string | undefined>>

/** A form as it comes back: what was typed, what is wrong by field, and what is wrong with the whole. */
export type SentForm = { values: FormValues; faults: Readonly<Record<string, string>>; failure?: string }

/** A form that nobody sent yet. */
export const untouched = (values: FormValues = {}): SentForm => ({ values, faults: {} })

/** Attributes of a field's control: whether it is wrong, and the ids of what is said about it. */
export const noted = (field: NamedField, { faults }: SentForm) => {
  const { name, hint } = field
  const isFaulty = faults[name] !== undefined
  const isNewPassword = 'isNewPassword' in field && field.isNewPassword
  const notes = [isFaulty && `${name}-fault`, hint && `${name}-hint`, isNewPassword && `${name}-rules`]
  return {
    'aria-invalid': isFaulty ? ('true' as const) : undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  }
}
