import type { FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'

/** The field by which somebody who signed in a while ago proves again who they are. */
export const ownPasswordField = (site: Site): FormField => ({
  name: 'password',
  label: messagesOf(site).account.ownPassword.label,
  type: 'password',
  autocomplete: 'current-password',
})
