import type { FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'

/** A new password, twice. */
export const newPasswordFields = (site: Site): FormField[] => {
  const { reset } = messagesOf(site).security
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
