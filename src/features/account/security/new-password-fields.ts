import type { FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'

/** A new password, twice. */
export const newPasswordFields = ({ language }: Site): FormField[] => {
  const { reset } = messages[language].security
  return [
    {
      name: 'newPassword',
      label: reset.newPassword,
      type: 'password',
      autocomplete: 'new-password',
      isRequired: true,
      isNewPassword: true,
      rules: [{ rule: 'password' }],
    },
    {
      name: 'confirmPassword',
      label: reset.confirmPassword,
      type: 'password',
      autocomplete: 'new-password',
      isRequired: true,
      rules: [{ rule: 'sameAs', field: 'newPassword', label: reset.newPassword }],
    },
  ]
}
