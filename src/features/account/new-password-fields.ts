import type { FormField, FormValues } from '#src/components/form/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'
import { password } from '#src/rules/customer/password.ts'

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
      checks: [password],
    },
    {
      name: 'confirmPassword',
      label: reset.confirmPassword,
      type: 'password',
      autocomplete: 'new-password',
      isRequired: true,
    },
  ]
}

/** What is wrong where the two differ. */
export const differingPasswords = (
  { newPassword, confirmPassword }: FormValues,
  { language, locale }: Site,
): Record<string, string> => {
  if (!confirmPassword || newPassword === confirmPassword) return {}
  const { security, validation } = messages[language]
  const field = security.reset.newPassword
  return { confirmPassword: faultText({ fault: 'sameAs', field }, validation, locale) }
}
