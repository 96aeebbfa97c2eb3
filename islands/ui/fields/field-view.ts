import type { UseFormRegister } from 'react-hook-form'
import type { FormValues, NamedField, SentForm } from '#src/contract/forms/form-field.ts'
import type { FormWords } from '#src/rules/forms/form-texts.ts'

/** What is typed into a form, by field: a box is true or `yes` where it is ticked, else false. */
export type Typed = Record<string, string | boolean>

/**
 * How the fields of a form are shown. Without `register` they are those of a form that posts; `cameBack` is one that the server found
 * wrong. `prefix` begins the ids of a form
 * that stands over a page, which may have the same fields.
 */
export type FieldView = {
  sent: SentForm
  cameBack?: boolean
  words: FormWords
  locale: string
  country: string
  prefix?: string
  register?: UseFormRegister<Typed>
  /** Whether the script is there, by which passwords can be shown and fields follow a choice. */
  isLive?: boolean
  /** Writes texts into fields of the form, by name; those that it does not have are left out. */
  fill?: (texts: FormValues) => void
}

/** The id of a field's control, by which its label and its fault know it. */
export const idOf = ({ prefix = '' }: Pick<FieldView, 'prefix'>, name: string): string => `${prefix}${name}`

/** Attributes of a field's control: its id, whether it is wrong, and the ids of what is said about it. */
export const controlOf = (field: NamedField, view: FieldView) => {
  const { name, hint } = field
  const id = idOf(view, name)
  const isFaulty = view.sent.faults[name] !== undefined
  const isNewPassword = 'isNewPassword' in field && field.isNewPassword === true
  const notes = [isFaulty && `${id}-fault`, hint && `${id}-hint`, isNewPassword && `${id}-rules`]
  return {
    id,
    name,
    required: field.isRequired,
    'aria-invalid': isFaulty || undefined,
    'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
  }
}
