import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { formFaults, refusedForm } from '#src/forms/refused-form.ts'
import type { Profile } from './load-profile.ts'
import { confirmOwner, ownPasswordField } from './own-password.ts'
import { readForm } from '#src/forms/read-form.ts'

/** The form of another email, or what came of it: to whom a link was sent, and for how long it works. */
export type EmailForm = { sent: SentForm; mailed?: { email: string; minutes: number } }

/** The field of the new email; `ownPasswordField` joins it once the API wants a proof. */
export const emailFields = ({ language }: Site): FormField[] => [
  {
    name: 'email',
    label: messages[language].security.email.new,
    type: 'email',
    autocomplete: 'email',
    isRequired: true,
    maxLength: 100,
    rules: [{ rule: 'email' }],
  },
]

const ownEmailFault = (
  { email: typed = '' }: FormValues,
  { consumerDetails }: Profile,
  { language }: Site,
): Record<string, string> =>
  typed.trim().toLowerCase() === consumerDetails.email ? { email: messages[language].security.email.own } : {}

/** What the page of another email shows. It says the same where somebody else has that email. */
export const emailForm = async (
  { call, site }: App.Locals,
  request: Request,
  profile: Profile,
): Promise<EmailForm | Response> => {
  if (request.method !== 'POST') return { sent: untouched() }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const fields = [...emailFields(site), ownPasswordField(site)]
  const faults = { ...formFaults(fields, values, site), ...ownEmailFault(values, profile, site) }
  if (Object.keys(faults).length > 0) return { sent: { values, faults } }
  const confirmed = await confirmOwner(call, values)
  if (!confirmed.ok) return { sent: refusedForm(fields, values, confirmed.error, site) }
  const typed = (values['email'] ?? '').trim()
  const response = await call('POST /consumers-v3/consumer/email', { body: { email: typed } })
  return response.ok
    ? { sent: untouched(), mailed: { email: typed, minutes: response.value.minutes } }
    : { sent: refusedForm(fields, values, response.error, site) }
}
