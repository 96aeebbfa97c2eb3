import type { NamedField, SentForm } from '#src/contract/forms/form-field.ts'

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
