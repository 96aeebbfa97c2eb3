import { ok, type Result } from '#src/base/result.ts'
import type { FormField, FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'

/** The field by which somebody who signed in a while ago proves again who they are. */
export const ownPasswordField = ({ language }: Site): FormField => ({
  name: 'password',
  label: messages[language].account.ownPassword.label,
  type: 'password',
  autocomplete: 'current-password',
})

/** Whether a form is to show that field: once the API asked for it. */
export const asksForPassword = ({ values, faults }: SentForm): boolean =>
  'password' in values || 'password' in faults

/** Proves who somebody is, where they typed their password; AUT450 and AUT423 as the API refuses it. */
export const confirmOwner = async (
  call: Client['call'],
  { password = '' }: FormValues,
): Promise<Result<undefined, ClientError>> => {
  if (password === '') return ok(undefined)
  const confirmed = await call('POST /consumers-v3/consumer/auth/confirm', { body: { password } })
  return confirmed.ok ? ok(undefined) : confirmed
}
